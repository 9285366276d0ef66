import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Health {
  started: boolean;
  draining: boolean;
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

/** Liveness checks only the process. Readiness means started and not draining, and ignores stores with short outages. */
export const healthRoutes = (routes: Routes, health: Health): void => {
  const ready = (): boolean => health.started && !health.draining;
  routes.get('/healthz', (_request, reply) =>
    reply.code(200).header('content-type', 'application/json').send('{"status":"ok"}'),
  );
  routes.get('/readyz', (_request, reply) =>
    reply
      .code(ready() ? 200 : 503)
      .header('content-type', 'application/json')
      .send(JSON.stringify({ status: ready() ? 'ready' : health.draining ? 'draining' : 'starting' })),
  );
};

/** On a separate port: metrics are for operators. */
export const metricsRoute = (routes: Routes): void => {
  routes.get('/metrics', async (_request, reply) => {
    const text = await metrics.metrics();
    reply.code(200).header('content-type', metrics.contentType).send(text);
  });
};
