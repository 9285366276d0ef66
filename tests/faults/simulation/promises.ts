import type { CompanyDay } from '@carsi/analytics/company-day/row';
import type { CategoryRow } from '@carsi/directory/category/projection';
import type { CompanyPage } from '@carsi/directory/company-page/row';
import { documentOf } from '@carsi/directory/search/document';
import { canonical } from '@carsi/kernel/given';
import type { Cluster } from './cluster.js';
import type { Expected } from './expected.js';
import { opened } from './opened.js';
import { hashOf, replayed } from './replay.js';
import type { State } from './servers.js';

/** Checks everything once the system is idle; broken promises are described in words. */
export const brokenPromises = async (
  disks: State,
  cluster: Cluster,
  expected: Expected,
  { search }: { readonly search: boolean },
): Promise<string[]> => {
  const state = await opened(disks);
  const { known } = cluster.servers;
  const rows: Rows = (name) => replayed(state, known.get(name)!) as Map<string, never>;
  return [
    ...(await viewsAreReplays(state, cluster)),
    ...companiesAreAsSent(rows, expected),
    ...visitsCountOnce(rows, expected),
    ...reviewsAreAsWritten(rows, state, expected),
    ...(search ? searchHoldsThePages(rows, state) : []),
  ];
};

/** What a replay gives; that the processes show the same is looked at first. */
type Rows = <Row>(name: string) => Map<string, Row>;

const different = (what: string, is: unknown, shouldBe: unknown): string[] =>
  canonical(is) === canonical(shouldBe) ? [] : [`${what} is ${canonical(is)}, should be ${canonical(shouldBe)}`];

/** Every replica shows, of every projection, what a replay from the first event gives. */
const viewsAreReplays = async (state: State, cluster: Cluster): Promise<string[]> => {
  const broken: string[] = [];
  for (const { service, readModels, life, policies } of cluster.all) {
    for (const { name, faults } of await readModels.status())
      if (faults > 0) broken.push(`${name} has ${faults} faults`);
    for (const known of cluster.servers.known.values()) {
      const { name } = known.projection;
      if (known.service !== service) continue;
      const rows: [string, unknown][] = [];
      for await (const { id, row } of readModels.content(name)) rows.push([id, row]);
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

const companiesAreAsSent = (rows: Rows, expected: Expected): string[] => {
  const pages = rows<CompanyPage>('company-page');
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

const visitsCountOnce = (rows: Rows, expected: Expected): string[] => {
  const days = [...rows<CompanyDay>('company-day').values()];
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
const reviewsAreAsWritten = (rows: Rows, state: State, expected: Expected): string[] => {
  const streams = state.stores.get('reviews')?.streams ?? new Map<string, never>();
  const reviews = rows<{ rating: number; content: string }>('company-reviews');
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

const searchHoldsThePages = (rows: Rows, state: State): string[] => {
  const tree = rows<CategoryRow>('categories');
  const documents = [...rows<CompanyPage>('company-page').values()].flatMap((page) => documentOf(page, tree) ?? []);
  const found = [...state.engine.values()].map((document) => [document.id, document]);
  // Each company by itself: the whole of both says nothing to who reads it.
  const held = new Map(found as [string, unknown][]);
  const shown = new Map<string, unknown>(documents.map((document) => [document.id, document]));
  return [...new Set([...held.keys(), ...shown.keys()])].flatMap((id) =>
    different(`what search holds of ${id}`, held.get(id), shown.get(id)),
  );
};
