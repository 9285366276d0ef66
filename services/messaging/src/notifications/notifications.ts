import {
  changeNotification,
  listNotifications,
  type NotificationTab,
  type NotificationView,
} from '@carsi/contracts/messaging/notifications';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type Clock, type EventStore, type Find, type CallContext } from '@carsi/platform/platform';
import type { BoxCommand } from './box/commands.js';
import type { Box } from './box/state.js';
import { notificationRows, viewOfRow, type NotificationRow } from './notification-rows/projection.js';

const wheres: Readonly<Record<NotificationTab, NonNullable<Find['where']>>> = {
  all: { archived: false },
  unread: { archived: false, read: false },
  messages: { archived: false, type: 'message' },
  reviews: { archived: false, type: 'review' },
  archive: { archived: true },
};

/** The notification box of the caller. A list contains everything written before the request. */
export class Notifications {
  readonly #rows: ReadModel<NotificationRow>;

  constructor(
    private readonly boxes: Commands<Box, BoxCommand>,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {
    this.#rows = readModels.of(notificationRows);
  }

  async notifications(body: unknown, context: CallContext) {
    const { id: userId } = this.access.requirePerson(context);
    const { tab, limit, offset } = parse(listNotifications, body);
    await this.#waitFor(userId);
    const where = { userId, ...wheres[tab] };
    const [rows, total, all, unread] = await Promise.all([
      this.#rows.find({ where, sort: [['at', 'desc']], limit, offset }),
      this.#rows.count(where),
      this.#rows.count({ userId, ...wheres.all }),
      this.#rows.count({ userId, ...wheres.unread }),
    ]);
    return { notifications: rows.map(({ id, row }) => viewOfRow(id, row)), total, counts: { all, unread } };
  }

  async unreadNotifications(_body: unknown, context: CallContext): Promise<{ unread: number }> {
    const { id: userId } = this.access.requirePerson(context);
    await this.#waitFor(userId);
    return { unread: await this.#rows.count({ userId, ...wheres.unread }) };
  }

  async changeNotification(body: unknown, context: CallContext): Promise<NotificationView> {
    const { id: userId } = this.access.requirePerson(context);
    const { notificationId: id, isRead, isArchived } = parse(changeNotification, body);
    await this.#run(userId, { type: 'ChangeNotification', data: { id, isRead, isArchived } }, context);
    const row = await this.#rows.get(id);
    if (!row) throw new Refusal('NOTIFICATION_NOT_FOUND');
    return viewOfRow(id, row);
  }

  async removeNotification(
    { notificationId: id }: { readonly notificationId: string },
    context: CallContext,
  ): Promise<{ removed: true }> {
    const { id: userId } = this.access.requirePerson(context);
    await this.#run(userId, { type: 'DeleteNotification', data: { id } }, context);
    return { removed: true };
  }

  async readAllNotifications(_body: unknown, context: CallContext): Promise<{ read: number }> {
    const { id: userId } = this.access.requirePerson(context);
    return { read: await this.#run(userId, { type: 'ReadAll', data: {} }, context) };
  }

  async archiveReadNotifications(_body: unknown, context: CallContext): Promise<{ archived: number }> {
    const { id: userId } = this.access.requirePerson(context);
    return { archived: await this.#run(userId, { type: 'ArchiveRead', data: {} }, context) };
  }

  async emptyNotificationArchive(_body: unknown, context: CallContext): Promise<{ removed: number }> {
    const { id: userId } = this.access.requirePerson(context);
    return { removed: await this.#run(userId, { type: 'EmptyArchive', data: {} }, context) };
  }

  /** For their export. Throws StoreUnavailable while the list is behind what was accepted. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    if (!(await this.#waitFor(userId))) throw new StoreUnavailable('The list of notifications is behind.');
    const rows = await this.#rows.find({ where: { userId } });
    return [{ name: 'notifications', rows: rows.map(({ id, row }) => ({ ...viewOfRow(id, row) })) }];
  }

  /** Answers how many it concerned. */
  async #run(userId: string, command: Omit<BoxCommand, 'meta'>, context: CallContext): Promise<number> {
    const meta = metaOf(context, this.clock, userId);
    const { events } = await this.boxes.run(userId, { ...command, meta } as BoxCommand);
    await this.#waitFor(userId);
    return events.reduce((sum, { data }) => sum + ((data as { ids?: readonly string[] }).ids?.length ?? 1), 0);
  }

  async #waitFor(userId: string): Promise<boolean> {
    const { version } = await this.boxes.state(userId);
    if (version === 0) return true;
    const position = await this.store.positionOf(`notifications-${userId}`, version);
    return this.readModels.waitFor([notificationRows.name], position);
  }
}
