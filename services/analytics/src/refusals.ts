import type { Refusals } from '@carsi/platform/hosting/refusals';

export const refusals = {
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
} as const satisfies Refusals;
