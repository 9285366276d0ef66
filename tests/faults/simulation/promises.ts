import type { CompanyDay } from '@carsi/analytics/company-day/row';
import type { CategoryRow } from '@carsi/directory/category/projection';
import type { CompanyPage } from '@carsi/directory/company-page/row';
import { documentOf } from '@carsi/directory/search/document';
import { canonical } from '@carsi/kernel/given';
import type { Cluster } from './cluster.js';
import type { Expected } from './expected.js';
import { hashOf, projections, replayed } from './replay.js';
import type { State } from './servers.js';

/** Looks at everything once all is quiet; what is broken is told in words. */
export const brokenPromises = async (
  state: State,
  cluster: Cluster,
  expected: Expected,
  { search }: { readonly search: boolean },
): Promise<string[]> => [
  ...(await viewsAreReplays(state, cluster)),
  ...companiesAreAsSent(state, expected),
  ...visitsCountOnce(state, expected),
  ...reviewsAreAsWritten(state, expected),
  ...(search ? searchHoldsThePages(state) : []),
];

const rowsNow = <Row>(state: State, name: string): Map<string, Row> => {
  const found = projections.find(([, projection]) => projection.name === name)!;
  return replayed(state, found) as Map<string, Row>;
};

const different = (what: string, is: unknown, shouldBe: unknown): string[] =>
  canonical(is) === canonical(shouldBe) ? [] : [`${what} is ${canonical(is)}, should be ${canonical(shouldBe)}`];

/** Every replica shows, of every projection, what a replay from the first event gives. */
const viewsAreReplays = async (state: State, cluster: Cluster): Promise<string[]> => {
  const broken: string[] = [];
  for (const { service, views, life, policies } of cluster.all) {
    for (const { name, faults } of await views.status()) {
      const known = projections.find(([of, projection]) => of === service && projection.name === name);
      if (!known) broken.push(`nobody checks the projection ${name}`);
      if (faults > 0) broken.push(`${name} has ${faults} faults`);
    }
    for (const known of projections) {
      const [of, { name }] = known;
      if (of !== service) continue;
      const rows: [string, unknown][] = [];
      for await (const { id, row } of views.content(name)) rows.push([id, row]);
      const replay = replayed(state, known);
      if (hashOf(rows) === hashOf(replay)) continue;
      const wrong = rows.find(([id, row]) => canonical(row) !== canonical(replay.get(id)));
      const missing = [...replay.keys()].find((id) => !rows.some(([other]) => other === id));
      const [id, row] = wrong ?? [missing!, undefined];
      broken.push(
        `${life.name}: ${name} is not what a replay gives, at ${id}: ${canonical(row)} instead of ${canonical(replay.get(id))}`,
      );
    }
    for (const { policy, key, reason } of (await policies?.list()) ?? [])
      broken.push(`${policy} parked ${key}: ${reason}`);
  }
  return broken;
};

const companiesAreAsSent = (state: State, expected: Expected): string[] => {
  const pages = rowsNow<CompanyPage>(state, 'company-page');
  const slugs = new Set([...pages.values()].map(({ company }) => company?.slug));
  return [
    ...different('the number of companies', pages.size, expected.size),
    ...different('the number of addresses', slugs.size, expected.size),
    ...[...expected].flatMap(([id, { name, sample, rating, views }]) => {
      const page = pages.get(id);
      const { company } = page ?? {};
      return different(
        `company ${id}`,
        { name: company?.profile.name, status: company?.status, ...page?.reviews, views: page?.views },
        { name, status: sample ? 'closed' : 'active', ...rating, views },
      );
    }),
  ];
};

const visitsCountOnce = (state: State, expected: Expected): string[] => {
  const days = [...rowsNow<CompanyDay>(state, 'company-day').values()];
  return [...expected].flatMap(([id, company]) => {
    const own = days.filter(({ companyId }) => companyId === id);
    const sum = (of: (day: CompanyDay) => number): number => own.reduce((total, day) => total + of(day), 0);
    const counted = (name: 'views' | 'viewers' | 'converted' | 'clicks' | 'calls' | 'shares' | 'reviewsReceived') =>
      [name, sum(({ counters }) => counters[name])] as const;
    const names = ['views', 'viewers', 'converted', 'clicks', 'calls', 'shares', 'reviewsReceived'] as const;
    return different(
      `the count of ${id}`,
      {
        ...Object.fromEntries(names.map(counted)),
        bots: sum(({ discarded }) => discarded.bot),
        repeats: sum(({ discarded }) => discarded.repeat),
        counted: sum(({ counted: all }) => all),
      },
      company.day,
    );
  });
};

/** What was written is there, what was removed was removed once. */
const reviewsAreAsWritten = (state: State, expected: Expected): string[] => {
  const streams = state.stores.get('reviews')?.streams ?? new Map<string, never>();
  const reviews = rowsNow<{ rating: number; content: string }>(state, 'company-reviews');
  return [...expected].flatMap(([companyId, company]) => {
    const own = [...reviews].filter(([id]) => id.startsWith(`${companyId}_`));
    const written = own.map(([id, { rating, content }]) => [id.slice(companyId.length + 1), { rating, content }]);
    const removals = [...company.removals].map(([userId]) => {
      const commits = streams.get(`review-${companyId}_${userId}`) ?? [];
      return [userId, commits.filter(({ commit }) => commit.events[0]!.type === 'ReviewRemoved').length];
    });
    return [
      ...different(`the reviews of ${companyId}`, Object.fromEntries(written), Object.fromEntries(company.reviews)),
      ...different(`the removals at ${companyId}`, Object.fromEntries(removals), Object.fromEntries(company.removals)),
    ];
  });
};

const searchHoldsThePages = (state: State): string[] => {
  const tree = rowsNow<CategoryRow>(state, 'categories');
  const documents = [...rowsNow<CompanyPage>(state, 'company-page').values()].flatMap(
    (page) => documentOf(page, tree) ?? [],
  );
  const found = [...state.engine.values()].map((document) => [document.id, document]);
  return different(
    'what search holds',
    Object.fromEntries(found),
    Object.fromEntries(documents.map((document) => [document.id, document])),
  );
};
