import { visitOrigin } from '../navigation/traffic-source';
import { readTokens } from '../session/tokens';
import type { InteractionBody, InteractionType } from '@carsi/contracts/http/tracking';

const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> => {
  try {
    // With the token: owners' visits are not counted, and members decide on demographics. The token is not stored.
    const { token } = readTokens();
    // keepalive: the page may already be leaving for the dialler or another site.
    const answer = await fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
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
): void => void send('/api/analytics', { company_id: companyId, event_type: type, metadata } satisfies InteractionBody);

/** Resolves when the visit was sent, counted or not. */
export const trackVisit = (companyId: string): Promise<void> =>
  send(`/api/companies/${encodeURIComponent(companyId)}/track-visit`, visitOrigin(), {
    'idempotency-key': newKey(),
  });

/** randomUUID exists on https and localhost only. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
