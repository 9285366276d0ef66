import { filterNames } from '../lib/filters';
import type { Entry } from './pages';

/** By the name of a page: what it reads of its address's query. Apart from the pages, so that no browser fetches it with the first one. */
const read: Readonly<Record<string, readonly string[]>> = {
  search: filterNames,
  // An invitation to review; such an answer is not cached.
  company: ['davet'],
  category: ['sehir', 'ilce', 'q', 'gorunum'],
  campaigns: ['sayfa'],
  blog: ['kategori', 'q', 'kaydedilen', 'sayfa'],
  help: ['sekme', 'soru'],
};

/** The query of a public page without what the page does not read, in one order: one page has one address. */
export const queryOf = ({ name }: Entry, search: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams();
  for (const each of read[name] ?? []) {
    const value = search.get(each);
    if (value !== null) query.set(each, value);
  }
  return query;
};
