import type { CompanyVersion } from '@carsi/contracts/directory/http/owned-company';

export const historyTexts = {
  title: 'Önceki sürümler',
  text: 'Kim, ne zaman, neyi değiştirdi. Bir sürüme dönmek yeni bir değişikliktir; incelenmesi gerekenler incelenir.',
  failed: 'Geçmiş yüklenemedi.',
  by: { owner: 'Siz', admin: 'Yönetici' } satisfies Record<CompanyVersion['by'], string>,
  steps: {
    submitted: 'Kaydedildi',
    revised: 'Değiştirildi',
    amended: 'Hemen yayımlandı',
    approved: 'Onaylandı',
    rejected: 'Reddedildi',
    suspended: 'Askıya alındı',
    reinstated: 'Askıdan indi',
    closed: 'Kapatıldı',
    restored: 'Geri açıldı',
    claimed: 'Sahiplenildi',
    verified: 'Doğrulandı',
  } satisfies Record<CompanyVersion['steps'][number], string>,
  reason: (reason: string) => `Gerekçe: ${reason}`,
  changes: (count: number) => `${count} değişiklik`,
  restore: 'Bu sürüme dön',
  restoreOf: (date: string) => `${date} sürümüne dön`,
  ask: {
    title: 'Bu sürüme dönülsün mü?',
    text: 'Bugünkü bilgiler geçmişte kalır; istediğinizde geri dönebilirsiniz.',
  },
  done: 'Sürüm geri getirildi',
  pending: 'Değişiklikleriniz incelemeye alındı; sayfanız yayında kalır.',
  failedAct: 'Bir hata oluştu. Lütfen tekrar deneyin.',
} as const;
