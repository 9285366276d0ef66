import { FastifyAdapter } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What a process reports to those who run it: starting (and why), ready, draining. */
export class Health {
  #status: 'starting' | 'ready' | 'draining' = 'starting';
  #reason: string | undefined;

  get isDraining(): boolean {
    return this.#status === 'draining';
  }

  get readiness(): { readonly status: string; readonly reason?: string } {
    return { status: this.#status, ...(this.#reason !== undefined && { reason: this.#reason }) };
  }

  /** Not ready, or not any more. `reason`: an English sentence for operators. */
  waitFor(reason: string): void {
    if (!this.isDraining) this.#status = 'starting';
    this.#reason = reason;
  }

  ready(): void {
    if (!this.isDraining) this.#status = 'ready';
    this.#reason = undefined;
  }

  drain(): void {
    this.#status = 'draining';
  }
}

/** The subset of Fastify used here; Nest's adapter has an instance typed by its own copy of Fastify. */
interface Routes {
  get(
    path: string,
    handler: (
      request: unknown,
      reply: { code(status: number): { header(name: string, value: string): { send(body: string): unknown } } },
    ) => unknown,
  ): unknown;
}

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/** Liveness: the process answers. Readiness: it has started and is not draining; it ignores stores with short outages. */
export const healthRoutes = (routes: Routes, health: Health): void => {
  for (const path of ['/livez', '/healthz'])
    routes.get(path, (_request, reply) =>
      reply.code(200).header('content-type', 'application/json').send('{"status":"ok"}'),
    );
  routes.get('/readyz', (_request, reply) => {
    const { readiness } = health;
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('content-type', 'application/json')
      .send(JSON.stringify(readiness));
  });
};

/** On a separate port: metrics are for operators. */
export const metricsRoute = (routes: Routes): void => {
  routes.get('/metrics', async (_request, reply) => {
    const text = await metrics.metrics();
    reply.code(200).header('content-type', metrics.contentType).send(text);
  });
};

/** Answers probes and metrics on a port of its own, from before the process has started. */
export const listenForProbes = async (port: number, health: Health): Promise<{ stop(): Promise<void> }> => {
  const server = new FastifyAdapter({ forceCloseConnections: true }).getInstance();
  healthRoutes(server, health);
  metricsRoute(server);
  await server.listen({ port, host: '0.0.0.0' });
  return { stop: () => server.close() };
};
