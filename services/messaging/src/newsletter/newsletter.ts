import { byToken, listSubscribers, subscribe, type SubscriberView } from '@carsi/contracts/messaging/newsletter';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Find, Mail, CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { AddressKeys } from '../address-keys.js';
import { addressOf } from '../tickets/read-ticket.js';
import { roundKeyOf } from './personal.js';
import { subscriberRows, type SubscriberRow } from './projection.js';
import { CONFIRM_MS, type Subscription, type SubscriptionCommand } from './subscription.js';

const AT_ONCE = 100;

/** Newsletter subscriptions: requested by a form, confirmed by a mail, ended by a link. */
export class Newsletter {
  readonly #rows: ReadModel<SubscriberRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'keys' | 'access' | 'clock'> & {
      readonly subscriptions: Commands<Subscription, SubscriptionCommand>;
      readonly addresses: AddressKeys;
      readonly mail: Mail;
    },
  ) {
    this.#rows = parts.readModels.of(subscriberRows);
  }

  /** Everybody may, and learns nothing of whether the address was known. */
  async subscribe(body: unknown, context: CallContext): Promise<{ accepted: true }> {
    const email = addressOf(parse(subscribe, body).email);
    if (email === undefined) throw new Refusal('NEWSLETTER_EMAIL_INVALID');
    const id = await this.parts.addresses.of(email);
    const meta = metaOf(context, this.parts.clock, null);
    await this.parts.subscriptions.run(id, { type: 'AskSubscription', data: { email }, meta });
    return { accepted: true };
  }

  /** By the link alone. */
  async confirmSubscription(body: unknown, context: CallContext): Promise<{ done: true }> {
    const { id, round } = await this.#read('onay', parse(byToken, body).token);
    const meta = metaOf(context, this.parts.clock, null);
    await this.#wait(id, { type: 'ConfirmSubscription', data: { round }, meta });
    return { done: true };
  }

  /** By the link alone. */
  async endSubscription(body: unknown, context: CallContext): Promise<{ done: true }> {
    const { id, round } = await this.#read('ayril', parse(byToken, body).token);
    await this.#end(id, round, context.commandId);
    return { done: true };
  }

  async subscribers(
    body: unknown,
    context: CallContext,
  ): Promise<{ subscribers: readonly SubscriberView[]; total: number; confirmed: number; waiting: number }> {
    this.parts.access.requireAdmin(context);
    const { state, limit, offset } = parse(listSubscribers, body);
    const where: Find['where'] = state === undefined ? {} : { state };
    const [found, confirmed, waiting] = await Promise.all([
      this.#rows.find({ where, sort: [['askedAt', 'desc']], limit, offset }),
      this.#rows.count({ state: 'confirmed' }),
      this.#rows.count({ state: 'waiting' }),
    ]);
    const total = state === undefined ? confirmed + waiting : state === 'confirmed' ? confirmed : waiting;
    const subscribers = found.map(({ id, row: { email, state: is, askedAt, confirmedAt } }) => {
      return { id, email, state: is, askedAt, confirmedAt };
    });
    return { subscribers, total, confirmed, waiting };
  }

  linkTo(what: 'onay' | 'ayril', id: string, round: number): Promise<string> {
    const signed = `${what}.${id}.${round}`;
    return this.parts.addresses.sign(signed).then((mac) => `${id}.${round}.${mac}`);
  }

  /** Erases unconfirmed subscriptions. */
  async turn(): Promise<void> {
    const before = new Date(this.parts.clock.now().getTime() - CONFIRM_MS).toISOString();
    const where = { state: 'waiting', askedAt: { lt: before } };
    for (const { id, row } of await this.#rows.find({ where, sort: [['askedAt', 'asc']], limit: AT_ONCE }))
      await this.#end(id, row.round, `unconfirmed-${row.round}`);
  }

  async eraseAddress(email: string, cause: string): Promise<void> {
    const id = await this.parts.addresses.of(email);
    const { state } = await this.parts.subscriptions.state(id);
    if (state.is !== 'none') await this.#end(id, state.round, cause);
  }

  async personalData(email: string | undefined): Promise<readonly PersonalTable[]> {
    const row = email === undefined ? undefined : await this.#rows.get(await this.parts.addresses.of(email));
    const { state, askedAt, confirmedAt } = row ?? {};
    return [{ name: 'newsletter', rows: row ? [{ state, askedAt, confirmedAt }] : [] }];
  }

  /** The key is destroyed first: the address cannot be read any more. */
  async #end(id: string, round: number, cause: string): Promise<void> {
    const known = await this.#rows.get(id);
    await this.parts.keys.destroy(roundKeyOf(id, round), 'messages');
    if (known?.round === round && known.email !== null)
      await this.parts.mail.erase?.(known.email, (id) => id.startsWith('newsletter-'));
    const at = this.parts.clock.now().toISOString();
    const meta = { by: null, at, commandId: `end-${cause}`, correlationId: cause };
    await this.#wait(id, { type: 'EndSubscription', data: { round }, meta });
  }

  async #read(what: 'onay' | 'ayril', token: string): Promise<{ id: string; round: number }> {
    const [id = '', round = '', mac = ''] = token.split('.');
    if (!/^\d{1,6}$/.test(round) || !(await this.parts.addresses.isSigned(`${what}.${id}.${round}`, mac)))
      throw new Refusal('NEWSLETTER_LINK_INVALID');
    return { id, round: Number(round) };
  }

  /** Resolves once the list shows it. */
  async #wait(id: string, command: SubscriptionCommand): Promise<void> {
    const { version } = await this.parts.subscriptions.run(id, command);
    if (version === 0) return;
    const position = await this.parts.store.positionOf(`subscription-${id}`, version);
    await this.parts.readModels.waitFor([subscriberRows.name], position);
  }
}
