import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { RequestAnswered, RequestMade } from './request.js';

/** What somebody wrote in a request is sealed under their own key, the reply under that of whoever replied. */
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
