import { identityTopic, type IdentityEvent } from '@carsi/contracts/identity/events';
import { broadcast, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { internalContext } from '../answers/context.js';
import { LiveGateway } from '../live/live.gateway.js';
import { SERVICES, type Services } from '../services.js';
import { EndedSessions } from '../sign-in/ended-sessions.js';

const LOOK_BACK_MS = 16 * 60_000;
const TRY_AGAIN_MS = 500;

/** Consumes ended sessions, and fetches those that ended before it subscribed. An empty batch is a gap: it fetches again. */
@Controller()
export class SessionsController implements OnModuleInit, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    @Inject(EndedSessions) private readonly ended: EndedSessions,
    @Inject(LiveGateway) private readonly live: LiveGateway,
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  onModuleInit(): void {
    void this.#ask();
  }

  @EventPattern(broadcast(identityTopic, 'bff-sessions'), LOG)
  identity(@Payload() records: readonly LogRecord<IdentityEvent>[]): void {
    if (records.length === 0) {
      this.ended.expire();
      void this.#ask();
      return;
    }
    for (const { events, at } of records)
      for (const event of events) {
        if (event.type !== 'SessionsEnded') continue;
        const ended = { ...event.data, at };
        this.ended.add([ended]);
        this.live.end(ended);
      }
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const since = new Date(Date.now() - LOOK_BACK_MS).toISOString();
    try {
      this.ended.record(await this.services.identity.endedSessions({ since }, internalContext()));
    } catch {
      if (!this.#stopped) this.#timer = setTimeout(() => void this.#ask(), TRY_AGAIN_MS);
    }
  }

  onApplicationShutdown(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
