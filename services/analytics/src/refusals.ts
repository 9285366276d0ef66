import type { Refusals } from '@carsi/platform/hosting/refusals';

export const refusals = {
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
  COMPANY_NOT_YOURS: { status: 403, message: 'Bu firmanın istatistiklerini yalnız sahibi görebilir.' },
} as const satisfies Refusals;
