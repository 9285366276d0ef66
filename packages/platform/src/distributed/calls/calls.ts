import type { CustomTransportStrategy } from '@nestjs/microservices';
import {
  CallTimeout,
  ServiceUnavailable,
  type Clock,
  type CallContext,
  type Calls,
  type ServiceName,
} from '../../platform.js';
import { createConnection, ConnectionLost, type ServiceConnection } from './call-connection.js';
import { RequestServer } from './call-server.js';

/**
 * Calls over TCP, with Nest's message patterns and framing, to services behind one address each.
 *
 *   slot empty  →  connecting  →  open  →  retired (answers pending calls)  →  closed
 *
 * Guarantee: an answer or an error by the deadline. A call whose connection was lost before its answer is sent once more; commands
 * are idempotent by their commandId. A refused call is not repeated: a refusal is an answer.
 * Trade: four connections per service, each reopened after about a minute. Kubernetes balances connections, not requests, so without
 * it a new pod would get no work.
 */
export type Addresses = Readonly<Record<ServiceName, { readonly host: string; readonly port: number }>>;

export interface TcpCalls extends Calls {
  stop(): Promise<void>;
}

const CONNECTIONS = 4;
const LIFE_MS = 60_000;
const LIFE_SPREAD_MS = 15_000;

export const createTcpCalls = (addresses: Addresses, clock: Clock, secrets: readonly string[]): TcpCalls => {
  const pools = new Map<ServiceName, (ServiceConnection | undefined)[]>();
  const turns = new Map<ServiceName, number>();
  const servers: RequestServer[] = [];

  const connectionTo = (service: ServiceName): ServiceConnection => {
    const pool = pools.get(service) ?? Array.from<undefined>({ length: CONNECTIONS });
    pools.set(service, pool);
    const turn = ((turns.get(service) ?? 0) + 1) % CONNECTIONS;
    turns.set(service, turn);
    const known = pool[turn];
    if (known?.isOpen() && clock.now().getTime() < known.retiresAt) return known;
    known?.retire();
    const life = LIFE_MS + (Math.random() * 2 - 1) * LIFE_SPREAD_MS;
    return (pool[turn] = createConnection(addresses[service], clock.now().getTime() + life, { service, secrets }));
  };

  return {
    call: async <Answer>(
      service: ServiceName,
      pattern: string,
      body: unknown,
      context: CallContext,
    ): Promise<Answer> => {
      for (let attempt = 1; ; attempt++) {
        const left = context.deadline - Date.now();
        if (left <= 0) throw new CallTimeout(`${service} ${pattern}`);
        try {
          return (await connectionTo(service).ask(pattern, { body, context }, left)) as Answer;
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error;
          if (attempt === 2)
            throw new ServiceUnavailable(`${service} does not answer: ${error.message}`, { cause: error });
        }
      }
    },
    server: (service): CustomTransportStrategy => {
      const server = new RequestServer(addresses[service].port, { service, secrets });
      servers.push(server);
      return server;
    },
    stop: async () => {
      for (const pool of pools.values()) for (const connection of pool) connection?.retire();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
};
