import type { TrackSearches } from '@carsi/contracts/analytics/calls';
import type { Logger } from '@carsi/platform/logging';
import type { FastifyInstance } from 'fastify';
import { internalContext } from '../answers/context.js';
import { networkOf } from '../answers/networks.js';
import { RENDERING, RENDERING_KEY } from '../pages/pages.controller.js';
import type { Services } from '../services.js';
import { Appearances } from './appearances.js';
import { Batcher } from './batcher.js';

/** Tracks searches and the companies that they showed, after their response and in batches. Returns what sends the last ones. */
export const trackResponses = (
  fastify: FastifyInstance,
  services: Services,
  logger: Logger,
): (() => Promise<unknown>) => {
  const appearances = new Appearances(services, logger);
  const searches = new Batcher<TrackSearches['searches'][number]>(
    'searches',
    (batch) => services.analytics.trackSearches({ searches: batch }, internalContext()),
    logger,
  );
  fastify.decorateRequest('shown', null);
  fastify.decorateRequest('searched', null);
  fastify.addHook('onResponse', async (request) => {
    if (request.headers[RENDERING] === RENDERING_KEY) return;
    if (request.shown) appearances.note(request, request.shown);
    if (request.searched) searches.add({ ...request.searched, address: networkOf(request.ip) });
  });
  return () => Promise.all([appearances.flush(), searches.flush()]);
};
