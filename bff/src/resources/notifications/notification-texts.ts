import type { NotificationKind, PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';
import { planNoticeTexts } from './plan-notice-texts.js';

/** Names in a notification's text. `person`: who caused it; `count`: how many events it groups. */
export interface Names {
  readonly company: string | null;
  readonly person: string | null;
  readonly count: number;
  readonly plan: PlanFacts;
}

const ours = ({ company }: Names): string => company ?? 'İşletmeniz';
const theirs = ({ company }: Names): string => company ?? 'Bir işletme';

const planTexts = Object.fromEntries(
  Object.entries(planNoticeTexts).map(([kind, { title, message }]) => [
    kind,
    { title, message: (names: Names) => message(ours(names), names.plan) },
  ]),
) as Readonly<Record<PlanNotice, { readonly title: string; readonly message: (names: Names) => string }>>;

export const notificationTexts: Readonly<
  Record<NotificationKind, { readonly title: string; readonly message: (names: Names) => string }>
> = {
  'new-message': {
    title: 'Yeni mesaj',
    message: (names) => {
      const what = names.count === 1 ? 'mesaj gönderdi.' : `${names.count} mesaj gönderdi.`;
      return names.person === null ? `${theirs(names)} size ${what}` : `${names.person} size ${what} (${ours(names)})`;
    },
  },
  'new-review': { title: 'Yeni yorum', message: (names) => `${ours(names)} için yeni bir yorum yapıldı.` },
  'review-reply': { title: 'Yorumunuza yanıt geldi', message: (names) => `${theirs(names)} yorumunuzu yanıtladı.` },
  'review-removed': {
    title: 'Yorumunuz kaldırıldı',
    message: ({ company }) => `${company ?? 'Bir işletme'} için yazdığınız yorum kaldırıldı.`,
  },
  'new-favorite': {
    title: 'Yeni favori',
    message: (names) =>
      names.count === 1
        ? `${ours(names)} birinin favorilerine eklendi.`
        : `${ours(names)} ${names.count} kez favorilere eklendi.`,
  },
  'new-campaign': {
    title: 'Yeni kampanya',
    message: (names) => `Favorinizdeki ${names.company ?? 'bir işletme'} yeni bir kampanya duyurdu.`,
  },
  'company-approved': { title: 'İşletmeniz onaylandı', message: (names) => `${ours(names)} onaylandı ve yayında.` },
  'company-rejected': {
    title: 'İşletmeniz onaylanmadı',
    message: ({ company }) =>
      `${company === null ? 'Gönderdiğiniz bilgiler' : `${company} için gönderdiğiniz bilgiler`} onaylanmadı. Nedenini görüp yeniden gönderebilirsiniz.`,
  },
  'new-request': {
    title: 'Yeni istek',
    message: (names) => `${names.person ?? 'Bir kullanıcı'} bir istek gönderdi. (${ours(names)})`,
  },
  'request-canceled': {
    title: 'İstek geri alındı',
    message: (names) => `${names.person ?? 'Bir kullanıcı'} isteğini geri aldı. (${ours(names)})`,
  },
  'request-answered': { title: 'İsteğiniz yanıtlandı', message: (names) => `${theirs(names)} isteğinizi yanıtladı.` },
  'appointment-tomorrow': {
    title: 'Yarın randevunuz var',
    message: (names) => `${theirs(names)} ile randevunuz yarın.`,
  },
  ...planTexts,
};
