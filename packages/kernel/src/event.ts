/** What every event is on disk: a name in the past tense and JSON. The unions of the services narrow it. */
export interface Event<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** The actor, the time and the correlation of a command. Times are ISO-8601 UTC; `by` is the id of a person or a policy, never a name. */
export interface Meta {
  readonly by: string | null;
  readonly at: string;
  /** Idempotency: a command with a known id returns the first result and writes nothing. */
  readonly commandId: string;
  /** Hash of the request behind a client's key. The same key with another request is refused. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId?: string;
}

export interface Command<Type extends string = string, Data = unknown> extends Event<Type, Data> {
  readonly meta: Meta;
}
