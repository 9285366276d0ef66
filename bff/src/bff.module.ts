import { Access } from '@carsi/platform/hosting/access';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { Module, type DynamicModule } from '@nestjs/common';
import { Limits } from './answers/limits.js';
import { PublicCache } from './answers/public-cache.js';
import { PublicAnswers } from './answers/public.js';
import { DocsController } from './docs/docs.controller.js';
import { EventsController } from './edge/events.controller.js';
import { SocketAnswers } from './live/socket-answers.js';
import { KnownConversations } from './live/known-conversations.js';
import { CACHE, LiveGateway } from './live/live.gateway.js';
import { NotificationEventsController } from './live/notification-events.controller.js';
import { NotificationsGateway } from './live/notifications.gateway.js';
import { MessagesEventsController } from './live/message-events.controller.js';
import { MessagesGateway } from './live/messages.gateway.js';
import { PresenceGateway } from './live/presence.gateway.js';
import { Presence } from './resources/messages/presence.js';
import { SocketRegistry } from './live/socket-registry.js';
import { SocketGate } from './live/socket-gate.js';
import { NotifyMembers } from './live/notify-members.js';
import { LOGGER } from './logger.js';
import { PagesController, RENDERER } from './pages/pages.controller.js';
import { SitemapController } from './pages/sitemap.controller.js';
import type { Renderer } from './pages/web.js';
import { AccountController } from './resources/account/account.controller.js';
import { SecondFactorController } from './resources/account/second-factor.controller.js';
import { NewsletterAdminController } from './resources/support/newsletter-admin.controller.js';
import { SupportAdminController } from './resources/support/support-admin.controller.js';
import { SupportController } from './resources/support/support.controller.js';
import { BlogController } from './resources/editorial/blog.controller.js';
import { EditorialAdminController } from './resources/editorial/editorial-admin.controller.js';
import { HelpController } from './resources/editorial/help.controller.js';
import { AuthController } from './resources/account/auth.controller.js';
import { AnalyticsController } from './resources/analytics/analytics.controller.js';
import { BillingController } from './resources/billing/billing.controller.js';
import { Categories } from './resources/categories/categories.js';
import { AuditController } from './resources/administration/audit.controller.js';
import { CategoriesAdminController } from './resources/categories/categories-admin.controller.js';
import { CategoriesController } from './resources/categories/categories.controller.js';
import { CitiesController } from './resources/companies/cities.controller.js';
import { CompaniesAdminController } from './resources/companies/companies-admin.controller.js';
import { CompaniesController } from './resources/companies/companies.controller.js';
import { CompanyPartsController } from './resources/companies/company-parts.controller.js';
import { ContactController } from './resources/messages/contact.controller.js';
import { ConversationPages } from './resources/messages/conversation-pages.js';
import { ConversationsAdminController } from './resources/messages/conversations-admin.controller.js';
import { ConversationsController } from './resources/messages/conversations.controller.js';
import { ExportController } from './resources/account/export.controller.js';
import { FavoritesController } from './resources/members/favorites.controller.js';
import { FilesController } from './resources/site/files.controller.js';
import { KvkkController } from './resources/account/kvkk.controller.js';
import { MySettingsController } from './resources/account/my-settings.controller.js';
import { NotificationPages } from './resources/notifications/notification-pages.js';
import { NotificationsController } from './resources/notifications/notifications.controller.js';
import { OwnedCompaniesController } from './resources/companies/owned-companies.controller.js';
import { ClaimsController } from './resources/companies/claims.controller.js';
import { OwnerToolsController } from './resources/companies/owner-tools.controller.js';
import { PeopleNames } from './resources/people-names.js';
import { CompanyReviewsController } from './resources/reviews/company-reviews.controller.js';
import { ReviewPages } from './resources/reviews/review-pages.js';
import { ReviewsAdminController } from './resources/reviews/reviews-admin.controller.js';
import { OperationsController } from './resources/administration/operations.controller.js';
import { RequestsController } from './resources/members/requests.controller.js';
import { ReviewsController } from './resources/reviews/reviews.controller.js';
import { PeopleAdminController } from './resources/administration/people-admin.controller.js';
import { ProvidersController } from './resources/account/providers.controller.js';
import { SiteAdminController } from './resources/administration/site-admin.controller.js';
import { SiteController } from './resources/site/site.controller.js';
import { PostponedTracking } from './resources/analytics/postponed-tracking.js';
import { TrackingController } from './resources/analytics/tracking.controller.js';
import { SiteFacts } from './answers/site-facts.js';
import { EVERY_SERVICE, everyServiceOf } from './every-service.js';
import { SERVICES, servicesOf } from './services.js';
import { SETTINGS, type Settings } from './settings.js';
import { EndedSessions } from './sign-in/ended-sessions.js';
import { SessionsController } from './edge/sessions.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { FILES } from './answers/upload.js';

@Module({})
export class BffModule {
  static on(
    { platform, logger, access }: ServiceContext,
    settings: Settings,
    renderer: Renderer,
    {
      cache,
      ended,
      signIn,
      facts,
      gate,
      postponed,
    }: {
      readonly cache: PublicCache;
      readonly ended: EndedSessions;
      readonly signIn: SignIn;
      readonly facts: SiteFacts;
      readonly gate: SocketGate;
      readonly postponed: PostponedTracking;
    },
  ): DynamicModule {
    const services = servicesOf(platform.calls);
    const names = new PeopleNames(services);
    const presence = new Presence(platform.cache, platform.clock, logger);
    const limits = new Limits(platform.cache, logger, settings.limits);
    facts.follow((current) => limits.override(current.limits));
    return {
      module: BffModule,
      controllers: [
        CompaniesController,
        CompanyPartsController,
        CategoriesController,
        CitiesController,
        SiteController,
        TrackingController,
        DocsController,
        SitemapController,
        FilesController,
        AuthController,
        ProvidersController,
        AccountController,
        SecondFactorController,
        ExportController,
        KvkkController,
        MySettingsController,
        PeopleAdminController,
        OwnedCompaniesController,
        CompaniesAdminController,
        BillingController,
        OwnerToolsController,
        ClaimsController,
        AnalyticsController,
        ConversationsAdminController,
        CategoriesAdminController,
        SiteAdminController,
        AuditController,
        OperationsController,
        FavoritesController,
        RequestsController,
        ReviewsController,
        CompanyReviewsController,
        ReviewsAdminController,
        NotificationsController,
        ConversationsController,
        ContactController,
        BlogController,
        HelpController,
        EditorialAdminController,
        SupportController,
        SupportAdminController,
        NewsletterAdminController,
        EventsController,
        MessagesEventsController,
        NotificationEventsController,
        SessionsController,
        // Last: it takes every other address.
        PagesController,
      ],
      providers: [
        { provide: SERVICES, useValue: services },
        { provide: EVERY_SERVICE, useValue: everyServiceOf(platform.calls) },
        { provide: SETTINGS, useValue: settings },
        { provide: RENDERER, useValue: renderer },
        { provide: CACHE, useValue: platform.cache },
        { provide: FILES, useValue: platform.files },
        { provide: PublicCache, useValue: cache },
        { provide: Limits, useValue: limits },
        { provide: PublicAnswers, useValue: new PublicAnswers(cache, signIn) },
        { provide: Categories, useValue: new Categories(services) },
        { provide: SiteFacts, useValue: facts },
        { provide: PeopleNames, useValue: names },
        { provide: ReviewPages, useValue: new ReviewPages(services, names) },
        { provide: NotificationPages, useValue: new NotificationPages(services, names, facts) },
        { provide: Access, useValue: access },
        { provide: EndedSessions, useValue: ended },
        { provide: SignIn, useValue: signIn },
        { provide: SocketGate, useValue: gate },
        { provide: PostponedTracking, useValue: postponed },
        { provide: LOGGER, useValue: logger },
        { provide: Presence, useValue: presence },
        { provide: ConversationPages, useValue: new ConversationPages(services, names, presence) },
        SocketRegistry,
        LiveGateway,
        NotificationsGateway,
        SocketAnswers,
        KnownConversations,
        NotifyMembers,
        MessagesGateway,
        PresenceGateway,
      ],
    };
  }
}
