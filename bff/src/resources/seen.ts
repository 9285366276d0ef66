import type { FastifyRequest } from 'fastify';

/** Who did something at a company, as analytics tells visitors apart; nothing of it is stored. */
export const seen = (request: FastifyRequest, companyId: string, id: string) => ({
  companyId,
  id,
  address: request.ip,
  agent: String(request.headers['user-agent'] ?? '').slice(0, 1_000),
});
