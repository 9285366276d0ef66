import type { Logger } from '@carsi/platform/logging';

export type { Logger };

/** Nest's token for it. */
export const LOGGER = Symbol('logger');
