import type { Letterhead } from '@carsi/contracts/directory/events';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import { StoreUnavailable, type Mail as MailPort } from '@carsi/platform/platform';
import { LETTERHEAD } from '../letterhead/projection.js';
import type { ProfileRow } from '../profiles/projection.js';
import type { Tokens } from '../token/tokens.js';
import type { Template } from './email-text.js';
import { CLAIM_MS, type Mail, type Mails } from './mails.js';
import { render } from './render.js';
import { templates } from './templates.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const EVERY_MS = 5_000;
const AT_ONCE = 50;

/**
 * Sends queued mails. A conditional write lets one of several replicas send a mail; after a crash between sending and recording, it
 * is sent again with the same id. Address and token are resolved at the moment of sending.
 */
export class Sender {
  readonly #again: RepeatingTask;
  #running: Promise<void> | undefined;
  #requested = false;
  #stopped = false;

  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'logger'> & {
      readonly mails: Mails;
      readonly tokens: Tokens;
      readonly people: ReadModel<ProfileRow>;
      readonly letterhead: ReadModel<Letterhead> /** True when `people` knows of everybody who has registered. */;
      readonly caughtUp: () => Promise<boolean>;
      readonly mailPort: MailPort /** Without a slash at its end. */;
      readonly site: string;
    },
  ) {
    this.#again = new RepeatingTask(parts.clock, EVERY_MS, parts.logger);
  }

  start(): void {
    // A failure is logged and retried in the next run.
    const soon = (): void => void this.send().catch(() => undefined);
    this.parts.mails.onRequested(soon);
    soon();
    this.#again.start(() => this.send());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#again.stop();
    await this.#running?.catch(() => undefined);
  }

  /** Resolves when all due mails have been tried. */
  async send(): Promise<void> {
    this.#requested = true;
    this.#running ??= this.#turns().finally(() => (this.#running = undefined));
    await this.#running;
  }

  async #turns(): Promise<void> {
    while (this.#requested && !this.#stopped) {
      this.#requested = false;
      for (const id of await this.parts.mails.due(AT_ONCE)) {
        if (this.#stopped) return;
        const mail = await this.parts.mails.take(id);
        if (mail) await this.#try(mail);
      }
    }
  }

  async #try(mail: Mail): Promise<void> {
    const { id, template: name, userId } = mail;
    try {
      if (!(await this.parts.caughtUp())) throw new StoreUnavailable('The list of people is behind.');
      const person = await this.parts.people.get(userId);
      // The person was erased meanwhile; only the receipt has its own address.
      const { toAnyAddress }: Template = templates[name];
      if (!person && !toAnyAddress && name !== 'erasure-receipt') return await this.parts.mails.drop(id);
      if (name === 'verify-email' && person?.emailVerifiedAt) return await this.parts.mails.drop(id);
      const token = await this.#tokenFor(mail, person);
      // Revoked meanwhile: the link would arrive after the event that ends it.
      if (token !== undefined && !(await this.parts.mails.isWaiting(id))) return await this.parts.tokens.discard(token);
      const { to, ...written } = await this.#written(mail, person, token);
      await this.#holding(mail, () => this.parts.mailPort.send({ id, to, ...written }));
      if (person && !toAnyAddress && (await this.#isErased(userId)))
        await this.parts.mailPort.erase?.(to, (other) => other === id);
      await this.parts.mails.sent(id);
    } catch (error) {
      const final = !(error instanceof StoreUnavailable);
      this.parts.logger.warn({ mail: id, template: name, final }, 'a mail could not be sent');
      await this.parts.mails.failed(id, reasonOf(error), final);
    }
  }

  /** Erased while the mail was being sent: the outbox must be cleaned again. */
  async #isErased(userId: string): Promise<boolean> {
    return (await this.parts.caughtUp()) && (await this.parts.people.get(userId)) === undefined;
  }

  /** Keeps the lease while it is being sent, however long that takes. */
  async #holding(mail: Mail, send: () => Promise<void>): Promise<void> {
    const heartbeat = new RepeatingTask(this.parts.clock, CLAIM_MS / 3, this.parts.logger);
    heartbeat.start(() => this.parts.mails.hold(mail));
    try {
      await send();
    } finally {
      heartbeat.stop();
    }
  }

  async #tokenFor({ template, userId, data }: Mail, person: ProfileRow | undefined): Promise<string | undefined> {
    const { token }: Template = templates[template];
    if (!person || !token) return undefined;
    return this.parts.tokens.make(token, userId, person.emailKey, {
      email: data['email'] ?? null,
      reviewsToo: data['reviewsToo'] === 'true',
      ...(token === 'take-back' && { change: Number(data['change']) }),
    });
  }

  async #written({ template: name, data }: Mail, person: ProfileRow | undefined, token: string | undefined) {
    const template: Template = templates[name];
    const to = data['email'] ?? person?.email;
    if (to === undefined) throw new Error('There is nobody to send it to.');
    const link = token && template.link ? template.link(this.parts.site, token) : '';
    const { siteName, mailSender, mailReplyTo } = (await this.parts.letterhead.get(LETTERHEAD)) ?? {};
    const called = siteName ?? BUILT_IN_NAME;
    const isOwnAddress = person?.emailVerifiedAt && to === person.email;
    const greeting = isOwnAddress ? `Merhaba ${person.fullName},` : 'Merhaba,';
    const facts = { greeting, site: this.parts.site, siteName: called, link, data };
    const sender = mailSender ?? siteName;
    return {
      to,
      ...render(template.write(facts), called),
      ...(sender && { sender }),
      ...(mailReplyTo && { replyTo: mailReplyTo }),
    };
  }
}

/** For admins, without e-mail addresses. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\S+@\S+/g, '…').slice(0, 300);
