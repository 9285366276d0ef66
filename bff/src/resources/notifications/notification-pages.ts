import type { CompanyName } from '@carsi/contracts/directory/company';
import type { Notification } from '@carsi/contracts/messaging/http/notification';
import type { ListNotifications, NotificationView } from '@carsi/contracts/messaging/notifications';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import type { CallContext } from '@carsi/platform/platform';
import { internalContext } from '../../answers/context.js';
import type { SiteFacts } from '../../answers/site-facts.js';
import type { Services } from '../../services.js';
import { toNotification } from './notification.http.js';
import type { PeopleNames } from '../people-names.js';

/** A list can do without the names of companies. */
const PATIENCE_MS = 400;

export interface NotificationPage {
  readonly notifications: Notification[];
  readonly total: number;
  readonly counts: { readonly all: number; readonly unread: number };
}

/** Notifications with their texts: ids from messaging, names from the services that own them. */
export class NotificationPages {
  constructor(
    private readonly services: Pick<Services, 'messaging' | 'directory'>,
    private readonly names: Pick<PeopleNames, 'of'>,
    private readonly facts: Pick<SiteFacts, 'now'>,
  ) {}

  async page(query: ListNotifications, context: CallContext): Promise<NotificationPage> {
    const { notifications, total, counts } = await this.services.messaging.notifications(query, context);
    return { notifications: await this.respond(notifications), total, counts };
  }

  async respond(views: readonly NotificationView[]): Promise<Notification[]> {
    const ids = [...new Set(views.flatMap(({ companyId }) => companyId ?? []))];
    const people = views.flatMap(({ personId }) => personId ?? []);
    const [companies, names, { siteName }] = await Promise.all([
      this.#companies(ids),
      this.names.of(people),
      this.facts.now(),
    ]);
    return views.map((view) => toNotification(view, companies, names, siteName ?? BUILT_IN_NAME));
  }

  /** At most a page of them: never more than the directory names at once. */
  async #companies(ids: readonly string[]): Promise<ReadonlyMap<string, CompanyName>> {
    if (ids.length === 0) return new Map();
    const companies = await this.services.directory
      .companyNames({ ids }, internalContext(PATIENCE_MS))
      .catch((): readonly CompanyName[] => []);
    return new Map(companies.map((company) => [company.id, company]));
  }
}
