import type { Success } from '@carsi/contracts/http/error';
import { notificationsQuery, patchNotificationBody, type Notification } from '@carsi/contracts/http/notification';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { NotificationPages } from './notification-pages.js';

/** What happened that concerns somebody: each their own, and nobody else's is there. */
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(NotificationPages) private readonly pages: NotificationPages,
  ) {}

  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Query() raw: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notification[]> {
    await this.#member(request);
    const { tab = 'all', limit = 100, offset = 0 } = read(notificationsQuery, raw);
    const { notifications, total, counts } = await this.pages.page({ tab, limit, offset }, contextOf(request));
    void reply
      .headers(listHeaders(request.url, total, limit, offset))
      .header('x-notifications-all', String(counts.all))
      .header('x-notifications-unread', String(counts.unread));
    return notifications;
  }

  @Get('unread-count')
  async unread(@Req() request: FastifyRequest): Promise<{ unread: number }> {
    await this.#member(request);
    return this.services.messaging.unreadNotifications({}, contextOf(request));
  }

  @Post('read-all')
  @HttpCode(200)
  async readAll(@Req() request: FastifyRequest): Promise<Success> {
    await this.#member(request);
    await this.services.messaging.readAllNotifications({}, contextOf(request));
    return { success: true };
  }

  @Post('archive-read')
  @HttpCode(200)
  async archiveRead(@Req() request: FastifyRequest): Promise<Success> {
    await this.#member(request);
    await this.services.messaging.archiveReadNotifications({}, contextOf(request));
    return { success: true };
  }

  @Post('empty-archive')
  @HttpCode(200)
  async emptyArchive(@Req() request: FastifyRequest): Promise<Success> {
    await this.#member(request);
    await this.services.messaging.emptyNotificationArchive({}, contextOf(request));
    return { success: true };
  }

  @Patch(':id')
  async change(
    @Req() request: FastifyRequest,
    @Param('id') notificationId: string,
    @Body() raw: unknown,
  ): Promise<Notification> {
    await this.#member(request);
    const { isRead, isArchived } = read(patchNotificationBody, raw);
    const wish = { ...(isRead !== undefined && { isRead }), ...(isArchived !== undefined && { isArchived }) };
    const view = await this.services.messaging.changeNotification({ notificationId, ...wish }, contextOf(request));
    const [told] = await this.pages.told([view]);
    return told!;
  }

  @Delete(':id')
  async remove(@Req() request: FastifyRequest, @Param('id') notificationId: string): Promise<Success> {
    await this.#member(request);
    await this.services.messaging.removeNotification({ notificationId }, contextOf(request));
    return { success: true };
  }

  async #member(request: FastifyRequest): Promise<PersonActor> {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }
}
