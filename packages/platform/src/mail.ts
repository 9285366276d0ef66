export interface Mail {
  /** Accepted by the mail server (or written to the outbox folder) when it resolves. */
  send(mail: MailMessage): Promise<void>;
  /** Only where mails go into a folder: what was written there; undefined for none. */
  outbox?(id: string): Promise<MailMessage | undefined>;
  /** Only there: takes away everything that went to this address, or of that what `which` says by its id. */
  erase?(address: string, which?: (id: string) => boolean): Promise<void>;
}

export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it says it comes from, before the configured address; without it what the configuration says. */
  readonly sender?: string;
  readonly replyTo?: string;
  /** An address to which one POST ends such letters (RFC 8058). */
  readonly unsubscribe?: string;
}
