import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { RequestAnswered, RequestMade } from './request.js';

/** A request's text is sealed under its writer's key, the reply under the replier's. */
export const personal: Readonly<Record<string, PersonalFields>> = {
  RequestMade: {
    purpose: 'requests',
    fields: ['message'],
    person: ({ data }) => (data as RequestMade['data']).personId,
  },
  RequestAnswered: {
    purpose: 'requests',
    fields: ['reply'],
    person: ({ data }) => (data as RequestAnswered['data']).byId,
  },
};
