import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { LiveNotifications } from '@carsi/contracts/messaging/http/notification';
import type { LogRecord } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { internalContext } from '../answers/context.js';
import { NotificationPages, type NotificationPage } from '../resources/notifications/notification-pages.js';
import { roomOfPerson, tokenOf } from './socket-registry.js';
import { sockets } from './sockets.js';

/** Events within this time are pushed once. */
const BREATH_MS = 60;
/** Newer than these nothing is within one breath. */
const NEWEST = 20;

/** Pushes a person's new notifications and unread count to all their devices, fetched with their own token. */
@WebSocketGateway(sockets)
export class NotificationsGateway implements OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  readonly #news = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(@Inject(NotificationPages) private readonly pages: NotificationPages) {}

  /** An empty batch is a gap: everybody here may have missed something. */
  hear(records: readonly LogRecord<MessagingEvent>[]): void {
    if (records.length === 0) for (const userId of this.#everybody()) this.#note(userId);
    for (const { events } of records)
      for (const event of events) {
        if (event.type === 'NotificationRaised') this.#note(event.data.userId, event.data.notificationId);
        if (event.type === 'NotificationsChanged') this.#note(event.data.userId);
      }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#timer);
  }

  #note(userId: string, notificationId?: string): void {
    if (this.#socketsOf(userId).length === 0) return;
    const news = this.#news.get(userId) ?? new Set<string>();
    this.#news.set(userId, notificationId === undefined ? news : news.add(notificationId));
    this.#timer ??= setTimeout(() => this.#pushAll(), BREATH_MS).unref();
  }

  #pushAll(): void {
    this.#timer = undefined;
    const all = [...this.#news];
    this.#news.clear();
    for (const [userId, ids] of all) void this.#push(userId, ids);
  }

  async #push(userId: string, ids: ReadonlySet<string>): Promise<void> {
    const page = await this.#ask(userId);
    if (!page) return;
    const room = this.server.to(roomOfPerson(userId));
    for (const notification of page.notifications)
      if (ids.has(notification.id) && !notification.isRead)
        room.emit('notification:new', notification satisfies LiveNotifications['notification:new']);
    room.emit('notification:count', { unread: page.counts.unread } satisfies LiveNotifications['notification:count']);
  }

  /** With the token of one of their devices; if none is valid, the client fetches when it reconnects. */
  async #ask(userId: string): Promise<NotificationPage | undefined> {
    for (const socket of this.#socketsOf(userId)) {
      const token = tokenOf(socket);
      try {
        return await this.pages.page({ tab: 'all', limit: NEWEST, offset: 0 }, internalContext(undefined, token));
      } catch {
        // Another of their devices may carry a younger token.
      }
    }
    return undefined;
  }

  #socketsOf(userId: string): readonly Socket[] {
    const here = this.server?.sockets;
    const ids = here?.adapter.rooms.get(roomOfPerson(userId)) ?? [];
    return [...ids].flatMap((id) => here.sockets.get(id) ?? []);
  }

  #everybody(): readonly string[] {
    const prefix = roomOfPerson('');
    const rooms = [...(this.server?.sockets.adapter.rooms.keys() ?? [])];
    return rooms.flatMap((room) => (room.startsWith(prefix) ? [room.slice(prefix.length)] : []));
  }
}
