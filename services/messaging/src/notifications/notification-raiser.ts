import {
  notificationKinds,
  planNotices,
  type NotificationKind,
  type PlanNotice,
} from '@carsi/contracts/messaging/notifications';
import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { Ids } from '@carsi/platform/platform';
import type { BoxCommand } from './box/commands.js';
import type { Refs } from './box/events.js';
import type { Box } from './box/state.js';
import { chosen, chosenSettings, wants, type ChosenSettings } from './chosen-settings/projection.js';
import { companyOwners, type CompanyOwner } from './company-owners/projection.js';
import type { Favoriter } from './favoriters/projection.js';
import type { Notify, NotifyOwner } from './policies/notify.js';

const PATIENCE_MS = 1_000;

const isPlanNotice = (kind: NotificationKind): kind is PlanNotice =>
  (planNotices as readonly NotificationKind[]).includes(kind);
/** Of its cause, so that what is heard twice is one mail; without the dots of a topic, which a mail's id must not have. */
const mailIdOf = (commandId: string): string => `notice-${commandId}`.replaceAll('.', '-');
/** Facts for a mail; the page resolves the company. */
const mailFacts = ({ companyId, plan }: Refs): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ companyId, ...plan }).map(([name, fact]) => [name, String(fact)]));

/** Raises notifications for policies: never about own acts, and only what the person wants. */
export class NotificationRaiser {
  readonly #settings: ReadModel<ChosenSettings>;
  readonly #owners: ReadModel<CompanyOwner>;

  constructor(
    private readonly boxes: Commands<Box, BoxCommand>,
    private readonly readModels: ReadModels,
    private readonly ids: Ids,
  ) {
    this.#settings = readModels.of(chosenSettings);
    this.#owners = readModels.of(companyOwners);
  }

  async notify({ data: { to, kind, refs }, meta }: Notify): Promise<void> {
    const settings = await this.#settings.get(to);
    if (!wants(settings, notificationKinds[kind])) return;
    const mailed = isPlanNotice(kind) && chosen(settings).emailNotifications;
    const mail = mailed ? { mailId: mailIdOf(meta.commandId), template: kind, data: mailFacts(refs) } : undefined;
    await this.boxes.run(to, { type: 'RaiseNotification', data: { id: this.ids.next(), kind, refs, mail }, meta });
  }

  async notifyOwner({ data: { companyId, kind, refs, except }, meta }: NotifyOwner): Promise<void> {
    const owner = await this.#ownerOf(companyId);
    if (!owner || owner.sample || owner.ownerId === null || owner.ownerId === except) return;
    await this.notify({ type: 'Notify', data: { to: owner.ownerId, kind, refs }, meta });
  }

  async notifyFavoriter({ companyId, userId }: Favoriter, campaignId: string, meta: Meta): Promise<void> {
    const owner = await this.#owners.get(companyId);
    if (owner?.sample || owner?.ownerId === userId) return;
    const refs = { companyId, campaignId };
    await this.notify({ type: 'Notify', data: { to: userId, kind: 'new-campaign', refs }, meta });
  }

  /** A company may be younger here than what happened to it: then its own event is waited for, a moment. */
  async #ownerOf(companyId: string): Promise<CompanyOwner | undefined> {
    const known = await this.#owners.get(companyId);
    if (known) return known;
    await this.readModels.waitUntilCaughtUp(companyOwners.name, PATIENCE_MS);
    return this.#owners.get(companyId);
  }
}
