import type { CompanyState } from './company-state';

export const companyStateTexts = {
  active: 'Yayında',
  waiting: 'Yayında, değişiklik incelemede',
  pending: 'Onay bekliyor',
  rejected: 'Reddedildi',
  suspended: 'Askıda',
  closed: 'Kapalı',
} satisfies Record<CompanyState, string>;
