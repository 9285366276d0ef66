import { queryOptions } from '@tanstack/react-query';
import { paths } from '@carsi/contracts/common/paths';
import { foldKey } from '../format/fold-key';
import { freshness } from '../../config/site';
import { callPublic } from '../call';
import { ApiFailure } from '../http';

export const faqsQuery = () =>
  queryOptions({
    queryKey: ['help', 'faqs'],
    queryFn: (context) => callPublic('GET /api/help/faqs', {}, context),
    staleTime: freshness.categories,
  });

export const resourcesQuery = () =>
  queryOptions({
    queryKey: ['help', 'resources'],
    queryFn: (context) => callPublic('GET /api/help/resources', {}, context),
    staleTime: freshness.categories,
  });

/** Null where there is none. */
export const resourceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'resource', slug],
    queryFn: (context) =>
      callPublic('GET /api/help/resources/{slug}', { params: { slug } }, context).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: freshness.details,
  });

/** Stop words. */
const EMPTY = new Set([
  'bir',
  'mi',
  'mu',
  'nasil',
  'neden',
  'nedir',
  'icin',
  've',
  'ile',
  'ne',
  'bu',
  'en',
  'da',
  'de',
]);
const STEM = 5;
const MOST = 4;

/** Share of a sentence's words in a text; words of more than two letters, compared by their first five. */
const weightOf = (text: string, words: readonly string[]): number => {
  const folded = foldKey(text);
  return words.filter((word) => folded.includes(word.slice(0, STEM))).length;
};

/** Help questions and articles that share most words with a sentence, at least two if it has two. */
export const helpSearchQuery = (q: string) => {
  const words = foldKey(q)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !EMPTY.has(word));
  return queryOptions({
    queryKey: ['help', 'search', words.join(' ')],
    queryFn: async (context) => {
      const [faqs, resources] = await Promise.all([
        callPublic('GET /api/help/faqs', {}, context),
        callPublic('GET /api/help/resources', {}, context),
      ]);
      const all = [
        ...faqs.map(({ slug, question }) => ({
          title: question,
          to: `${paths.help}?soru=${slug}#sss`,
          text: question,
        })),
        ...resources.map(({ title, description, url }) => ({ title, to: url, text: `${title} ${description}` })),
      ];
      return all
        .map((one) => ({ ...one, weight: weightOf(one.text, words) }))
        .filter(({ weight }) => weight >= Math.min(2, words.length) && weight > 0)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, MOST);
    },
    staleTime: freshness.categories,
  });
};
