export interface Mail {
  /** Accepted by the mail server (or written to the outbox folder) when it resolves. */
  send(mail: MailMessage): Promise<void>;
  /** Only for an outbox folder: the stored mail, or undefined. */
  outbox?(id: string): Promise<MailMessage | undefined>;
  /** Only for an outbox folder: deletes all mails to this address, or those of them that `which` selects by id. */
  erase?(address: string, which?: (id: string) => boolean): Promise<void>;
}

export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Display name of the sender before the configured address; without it the configured one. */
  readonly sender?: string;
  readonly replyTo?: string;
  /** An address to which one POST unsubscribes (RFC 8058). */
  readonly unsubscribe?: string;
}
