import type { Refusals } from '@carsi/platform/hosting/refusals';

export const notificationRefusals = {
  NOTIFICATION_NOT_FOUND: { status: 404, message: 'Bildirim bulunamadı.' },
} as const satisfies Refusals;
