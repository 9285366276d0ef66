import { formatDate } from '../../lib/format/dates';

/** '09 Kasım 2026'. */
export const formatDay = (iso: string | null): string => (iso === null ? '' : formatDate(iso).replace(/^\d /, '0$&'));
