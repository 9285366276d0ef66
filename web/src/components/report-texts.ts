import type { ConversationReport } from '@carsi/contracts/messaging/http/conversation';
import type { ReportReason } from '@carsi/contracts/reviews/calls';

/** Reasons to report a review, as shown. */
export const reportReasons = {
  spam: 'Reklam ya da tekrar',
  offensive: 'Hakaret ya da nefret',
  false: 'Gerçeğe aykırı',
  personal: 'Kişisel bilgi içeriyor',
  other: 'Başka bir neden',
} as const satisfies Record<ReportReason, string>;

/** Reasons to report a conversation, as shown. */
export const conversationReasons = {
  spam: 'İstenmeyen mesaj',
  abuse: 'Hakaret ya da taciz',
  fraud: 'Dolandırıcılık',
  other: 'Başka bir neden',
} as const satisfies Record<ConversationReport['reason'], string>;
