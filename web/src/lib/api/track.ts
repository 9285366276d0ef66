import type { InteractionBody, InteractionType } from '@carsi/contracts/http/tracking';

const send = (path: string, body: unknown, headers: Record<string, string> = {}): void => {
  // keepalive: the page may already be leaving for the dialler or another site.
  void fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    keepalive: true,
  }).catch(() => undefined);
};

/** Counting never stands in a visitor's way: failures are ignored. */
export const trackInteraction = (
  companyId: string,
  type: InteractionType,
  metadata: NonNullable<InteractionBody['metadata']> = {},
): void => send('/api/analytics', { company_id: companyId, event_type: type, metadata } satisfies InteractionBody);

export const trackVisit = (companyId: string): void =>
  send(`/api/companies/${encodeURIComponent(companyId)}/track-visit`, {}, { 'idempotency-key': crypto.randomUUID() });
