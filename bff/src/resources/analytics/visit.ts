import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../answers/agent-of.js';
import { networkOf, networksOf } from '../../answers/networks.js';

/** Identifies a visitor for analytics; none of these values is stored. */
export const visitOf = (request: FastifyRequest, companyId: string, id: string) => ({
  companyId,
  id,
  address: networkOf(request.ip),
  agent: agentOf(request),
});

/**
 * The search before a visit. A browser that asks not to be tracked (Global Privacy Control, Do Not Track) is counted without its words:
 * nothing is learned from it.
 */
export const searchOf = (
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { q, rank }: { readonly q?: string | undefined; readonly rank?: number | undefined },
) =>
  q === undefined || headers['sec-gpc'] === '1' || headers.dnt === '1'
    ? {}
    : { query: q, network: networksOf(ip).at(-1)!.name, ...(rank !== undefined && { rank }) };
