import type { PersonActor } from '@carsi/platform/hosting/access';
import { Refused } from '@carsi/platform/platform';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import type { Services } from '../services.js';

/** The id of a company that may be shown: its parts are as public as itself, and 404 or 410 like it but for its owner and admins. */
export const idOfPublicCompany = async (
  services: Services,
  request: FastifyRequest,
  idOrSlug: string,
  viewer?: PersonActor,
): Promise<string> => {
  try {
    return (await services.directory.company({ idOrSlug }, contextOf(request))).company.id;
  } catch (error) {
    if (!viewer || !(error instanceof Refused) || error.status >= 500) throw error;
    return (await services.directory.ownCompany({ idOrSlug }, contextOf(request))).company.id;
  }
};
