import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import {
  Refused,
  CallTimeout,
  ServiceUnavailable,
  type CallContext,
  type Calls,
  type ServiceName,
} from '../platform.js';
import { asJson } from './sqlite/as-json.js';

/**
 * Calls in process, with the same Nest message patterns as over TCP. Bodies and answers are copied as JSON would, so that nothing
 * works here that would fail between processes.
 */
export const createEmbeddedCalls = (): Calls => {
  const servers = new Map<ServiceName, InProcessServer>();
  return {
    call: async <Answer>(
      service: ServiceName,
      pattern: string,
      body: unknown,
      context: CallContext,
    ): Promise<Answer> => {
      const server = servers.get(service);
      if (!server?.listening) throw new ServiceUnavailable(`${service} is not running.`);
      const left = context.deadline - Date.now();
      if (left <= 0) throw new CallTimeout(`${service} ${pattern}`);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CallTimeout(`${service} ${pattern}`)), left);
      });
      try {
        return await Promise.race([server.answer<Answer>(pattern, body, context), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    server: (service) => {
      const server = new InProcessServer();
      servers.set(service, server);
      return server;
    },
  };
};

class InProcessServer extends Server implements CustomTransportStrategy {
  listening = false;

  constructor() {
    super();
    this.setTransportId(Symbol('requests in process'));
  }

  listen(callback: () => void): void {
    this.listening = true;
    callback();
  }

  close(): void {
    this.listening = false;
  }

  on(): void {
    // There is no connection to listen to.
  }

  unwrap<T>(): T {
    return this as unknown as T;
  }

  async answer<Answer>(pattern: string, body: unknown, context: CallContext): Promise<Answer> {
    const handler = this.getHandlerByPattern(pattern);
    if (!handler) throw new ServiceUnavailable(`Nobody answers ${pattern}.`);
    try {
      const result = await handler(passed({ body, context }));
      return passed(await lastValueFrom(this.transformToObservable(result), { defaultValue: null })) as Answer;
    } catch (error) {
      throw Refused.from(error) ?? error;
    }
  }
}

const passed = (value: unknown): unknown => asJson(value) ?? null;
