import type { NotificationKind, PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';
import { planNoticeTexts } from './plan-notice-texts.js';

/** What a notification can name. `person`: whose doing it was; `count`: how many it stands for. */
export interface Named {
  readonly company: string | null;
  readonly person: string | null;
  readonly count: number;
  readonly plan: PlanFacts;
}

const ours = ({ company }: Named): string => company ?? 'İşletmeniz';
const theirs = ({ company }: Named): string => company ?? 'Bir işletme';

const planTexts = Object.fromEntries(
  Object.entries(planNoticeTexts).map(([kind, { title, message }]) => [
    kind,
    { title, message: (named: Named) => message(ours(named), named.plan) },
  ]),
) as Readonly<Record<PlanNotice, { readonly title: string; readonly message: (named: Named) => string }>>;

export const notificationTexts: Readonly<
  Record<NotificationKind, { readonly title: string; readonly message: (named: Named) => string }>
> = {
  'new-message': {
    title: 'Yeni mesaj',
    message: (named) => {
      const what = named.count === 1 ? 'mesaj gönderdi.' : `${named.count} mesaj gönderdi.`;
      return named.person === null ? `${theirs(named)} size ${what}` : `${named.person} size ${what} (${ours(named)})`;
    },
  },
  'new-review': { title: 'Yeni yorum', message: (named) => `${ours(named)} için yeni bir yorum yapıldı.` },
  'review-reply': { title: 'Yorumunuza yanıt geldi', message: (named) => `${theirs(named)} yorumunuzu yanıtladı.` },
  'review-removed': {
    title: 'Yorumunuz kaldırıldı',
    message: ({ company }) => `${company ?? 'Bir işletme'} için yazdığınız yorum kaldırıldı.`,
  },
  'new-favorite': {
    title: 'Yeni favori',
    message: (named) =>
      named.count === 1
        ? `${ours(named)} birinin favorilerine eklendi.`
        : `${ours(named)} ${named.count} kez favorilere eklendi.`,
  },
  'new-campaign': {
    title: 'Yeni kampanya',
    message: (named) => `Favorinizdeki ${named.company ?? 'bir işletme'} yeni bir kampanya duyurdu.`,
  },
  'company-approved': { title: 'İşletmeniz onaylandı', message: (named) => `${ours(named)} onaylandı ve yayında.` },
  'company-rejected': {
    title: 'İşletmeniz onaylanmadı',
    message: ({ company }) =>
      `${company === null ? 'Gönderdiğiniz bilgiler' : `${company} için gönderdiğiniz bilgiler`} onaylanmadı. Nedenini görüp yeniden gönderebilirsiniz.`,
  },
  'new-request': {
    title: 'Yeni istek',
    message: (named) => `${named.person ?? 'Bir kullanıcı'} bir istek gönderdi. (${ours(named)})`,
  },
  'request-canceled': {
    title: 'İstek geri alındı',
    message: (named) => `${named.person ?? 'Bir kullanıcı'} isteğini geri aldı. (${ours(named)})`,
  },
  'request-answered': { title: 'İsteğiniz yanıtlandı', message: (named) => `${theirs(named)} isteğinizi yanıtladı.` },
  'appointment-tomorrow': {
    title: 'Yarın randevunuz var',
    message: (named) => `${theirs(named)} ile randevunuz yarın.`,
  },
  ...planTexts,
};
