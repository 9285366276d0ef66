import { visitOrigin } from '../navigation/traffic-source';
import { readTokens } from '../session/tokens';
import type { InteractionBody, InteractionType } from '@carsi/contracts/http/tracking';

const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> => {
  try {
    // Whose visit it is: an owner's own is not counted, and a member decides on demographics. Nothing of it is kept.
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
    // An answer that nobody reads keeps one of the browser's six connections.
    await answer.text();
  } catch {
    // Counting never stands in a visitor's way.
  }
};

export const trackInteraction = (
  companyId: string,
  type: InteractionType,
  metadata: NonNullable<InteractionBody['metadata']> = {},
): void => void send('/api/analytics', { company_id: companyId, event_type: type, metadata } satisfies InteractionBody);

/** Resolves once the visit is told, counted or not. */
export const trackVisit = (companyId: string): Promise<void> =>
  send(`/api/companies/${encodeURIComponent(companyId)}/track-visit`, visitOrigin(), {
    'idempotency-key': newKey(),
  });

/** randomUUID exists on https and localhost only. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
