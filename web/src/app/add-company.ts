import { entries } from './pages';

const path = '/firma/ekle';

/** Where a company is added, once that page is in the table. Until then nobody is sent there: it would read as a company's name. */
export const addCompany = (): string | null => (entries.some((entry) => entry.path === path) ? path : null);
