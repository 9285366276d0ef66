import { z } from 'zod';
import { claimStates } from '../claims.js';
import { page } from '../../common/query.js';
import { routes } from '../../common/route.js';

/** POST /companies/{id}/claims: nothing sends a code, `code` proves it, a multipart `file` is a document for an admin. */
export const claimBody = z.object({ code: z.string().max(20).optional() });
export const claimAnswer = z.object({
  state: z.enum(claimStates),
  /** Where the code went, mostly hidden. */
  sent_to: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ClaimAnswer = z.infer<typeof claimAnswer>;

/** GET /admin/claims. */
export const waitingClaim = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  user: z.object({ id: z.string(), name: z.string() }),
  /** An address for admins alone. */
  document: z.string(),
  created_at: z.iso.datetime(),
});
export type WaitingClaim = z.infer<typeof waitingClaim>;
export const claimsQuery = page;
export const decideClaimBody = z.object({ approved: z.boolean(), reason: z.string().max(1_000).optional() });

export const claimRoutes = routes({
  'POST /api/companies/{id}/claims': {
    summary: 'İşletmeyi sahiplen: kod iste, kodu gir ya da belge yükle (multipart, file)',
    who: 'member',
    // A document, a code by e-mail and a code that is typed in have limits of their own.
    limit: null,
    body: claimBody,
    answer: claimAnswer,
  },
  'GET /api/admin/claims': {
    summary: 'Belgeyle yapılan sahiplenme başvuruları (yönetici)',
    who: 'admin',
    query: claimsQuery,
    answer: z.array(waitingClaim),
  },
  'GET /api/admin/claims/documents/{name}': {
    summary: 'Başvurunun belgesi, WebP (yönetici)',
    who: 'admin',
    answer: z.unknown(),
  },
  'POST /api/admin/claims/{id}/decision': {
    summary: 'Başvuruyu karara bağla (yönetici)',
    who: 'admin',
    body: decideClaimBody,
    answer: claimAnswer,
  },
});
