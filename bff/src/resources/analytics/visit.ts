import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../answers/agent-of.js';
import { networkOf } from '../../answers/networks.js';

/** Identifies a visitor for analytics; none of these values is stored. */
export const visitOf = (request: FastifyRequest, companyId: string, id: string) => ({
  companyId,
  id,
  address: networkOf(request.ip),
  agent: agentOf(request),
});
