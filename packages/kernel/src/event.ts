/** What every event is on disk: a name in the past tense and JSON. The unions of the services narrow it. */
export interface Event<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Who asked, when, and as part of what. Times are ISO-8601 UTC; `by` is a person's or a policy's id, never a name. */
export interface Meta {
  readonly by: string | null;
  readonly at: string;
  /** The same id twice means the same command again: it answers as the first time and writes nothing. */
  readonly commandId: string;
  /** Of what a client sent under its key: the same key for something else is refused. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId?: string;
}

export interface Command<Type extends string = string, Data = unknown> extends Event<Type, Data> {
  readonly meta: Meta;
}
