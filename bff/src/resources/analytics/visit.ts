import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../answers/agent-of.js';
import { networkOf } from '../../answers/networks.js';

/** Who did something at a company, as analytics tells visitors apart; nothing of it is stored. */
export const visitOf = (request: FastifyRequest, companyId: string, id: string) => ({
  companyId,
  id,
  address: networkOf(request.ip),
  agent: agentOf(request),
});
