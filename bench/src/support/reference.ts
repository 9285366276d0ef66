import fastify from 'fastify';

/** Bare Fastify that answers one address with bytes from memory: the upper bound on this machine. */
export const bareFastify = async (
  body: Buffer,
  contentType: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const app = fastify();
  app.get('/', (_request, reply) => reply.header('content-type', contentType).send(body));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, stop: () => app.close() };
};

if (process.send) {
  process.once('message', ({ body, contentType }: { body: string; contentType: string }) => {
    void bareFastify(Buffer.from(body, 'base64'), contentType).then(({ url }) => process.send!({ url }));
  });
}
