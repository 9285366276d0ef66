import { searchBefore, visitOrigin } from '../navigation/traffic-source';
import { requestOf } from '../request';
import { readTokens } from '../session/tokens';
import type { InputOf } from '@carsi/contracts/all-routes';
import type { InteractionBody, InteractionType } from '@carsi/contracts/analytics/http';

type Tracked = 'POST /api/analytics' | 'POST /api/companies/{id}/track-visit';

const send = async <Key extends Tracked>(
  route: Key,
  input: InputOf<Key> & { readonly body?: unknown },
  headers: Record<string, string> = {},
): Promise<void> => {
  try {
    const [method, path] = requestOf(route, input);
    // With the token: owners' visits are not counted, and members decide on demographics. The token is not stored.
    const { token } = readTokens();
    // keepalive: the page may already be leaving for the dialler or another site.
    const answer = await fetch(path, {
      method,
      body: JSON.stringify(input.body),
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      keepalive: true,
    });
    // An unread answer would hold one of the browser's six connections.
    await answer.text();
  } catch {
    // Tracking never fails the visitor.
  }
};

export const trackInteraction = (
  companyId: string,
  type: InteractionType,
  metadata: NonNullable<InteractionBody['metadata']> = {},
): void =>
  void send('POST /api/analytics', {
    body: { company_id: companyId, event_type: type, metadata, ...searchBefore(companyId) },
  });

/** Resolves when the visit was sent, counted or not. */
export const trackVisit = (companyId: string): Promise<void> =>
  send(
    'POST /api/companies/{id}/track-visit',
    { params: { id: companyId }, body: visitOrigin(companyId) },
    { 'idempotency-key': newKey() },
  );

/** randomUUID exists on https and localhost only. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
