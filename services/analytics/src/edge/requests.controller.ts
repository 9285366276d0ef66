import type {
  AnalyticsCalls,
  CompanyWindow,
  Telemetry,
  TrackAppearances,
  TrackInteraction,
  TrackSearches,
  TrackVisit,
} from '@carsi/contracts/analytics';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Analytics } from '../analytics.js';

@Controller()
export class RequestsController {
  constructor(@Inject(Analytics) private readonly analytics: Analytics) {}

  @MessagePattern('trackVisit')
  trackVisit(@Payload() { body, context }: Incoming<TrackVisit>) {
    return this.analytics.trackVisit(body, context);
  }

  @MessagePattern('trackInteraction')
  trackInteraction(@Payload() { body, context }: Incoming<TrackInteraction>) {
    return this.analytics.trackInteraction(body, context);
  }

  @MessagePattern('trackAppearances')
  trackAppearances(@Payload() { body }: Incoming<TrackAppearances>) {
    return this.analytics.trackAppearances(body);
  }

  @MessagePattern('trackSearches')
  trackSearches(@Payload() { body }: Incoming<TrackSearches>) {
    return this.analytics.trackSearches(body);
  }

  @MessagePattern('popularSearches')
  popularSearches() {
    return this.analytics.popularSearches();
  }

  @MessagePattern('emptySearches')
  emptySearches(@Payload() { body, context }: Incoming<{ limit: number }>) {
    return this.analytics.emptySearches(body, context);
  }

  @MessagePattern('importTelemetry')
  importTelemetry(@Payload() { body, context }: Incoming<{ events: { at: string; event: Telemetry }[] }>) {
    return this.analytics.importTelemetry(body, context);
  }

  @MessagePattern('visitorStats')
  visitorStats(@Payload() { body }: Incoming<CompanyWindow>) {
    return this.analytics.visitorStats(body);
  }

  @MessagePattern('viewCount')
  viewCount(@Payload() { body }: Incoming<{ companyId: string }>) {
    return this.analytics.viewCount(body);
  }

  @MessagePattern('metrics')
  metrics(@Payload() { body }: Incoming<CompanyWindow>) {
    return this.analytics.metrics(body);
  }

  @MessagePattern('liveMetrics')
  liveMetrics(@Payload() { body }: Incoming<{ companyId: string }>) {
    return this.analytics.liveMetrics(body);
  }

  @MessagePattern('dashboard')
  dashboard(@Payload() { body, context }: Incoming<Parameters<AnalyticsCalls['dashboard']>[0]>) {
    return this.analytics.dashboard(body, context);
  }

  @MessagePattern('audit')
  audit(@Payload() { body, context }: Incoming<Parameters<AnalyticsCalls['audit']>[0]>) {
    return this.analytics.audit(body, context);
  }

  @MessagePattern('tellViews')
  tellViews(@Payload() { body, context }: Incoming<{ days: number }>) {
    return this.analytics.tellViews(body, context);
  }
}
