import type { ConversationReport } from '@carsi/contracts/http/conversation';
import type { ReportReason } from '@carsi/contracts/reviews';

/** Why somebody reports a review, as people say it. */
export const reportReasons = {
  spam: 'Reklam ya da tekrar',
  offensive: 'Hakaret ya da nefret',
  false: 'Gerçeğe aykırı',
  personal: 'Kişisel bilgi içeriyor',
  other: 'Başka bir neden',
} as const satisfies Record<ReportReason, string>;

/** Why somebody reports a conversation. */
export const conversationReasons = {
  spam: 'İstenmeyen mesaj',
  abuse: 'Hakaret ya da taciz',
  fraud: 'Dolandırıcılık',
  other: 'Başka bir neden',
} as const satisfies Record<ConversationReport['reason'], string>;
