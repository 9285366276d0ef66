import type { Refusals } from '../hosting/refusals.js';

export const pictureRefusals = {
  PICTURE_TOO_LARGE: { status: 413, message: 'Görsel en fazla 5 MB olabilir.' },
  PICTURE_TOO_MANY_PIXELS: { status: 422, message: 'Görsel en fazla 40 megapiksel olabilir.' },
  PICTURE_FORMAT: { status: 422, message: 'Görsel JPEG, PNG, WebP, AVIF ya da GIF olmalı.' },
  PICTURE_UNREADABLE: { status: 422, message: 'Görsel okunamadı; dosya bozuk olabilir.' },
} as const satisfies Refusals;
