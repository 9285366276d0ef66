import { parseArgs } from 'node:util';
import { dayOf } from '@carsi/turkish/calendar';
import { Refused, CallTimeout, ServiceUnavailable } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';
import type { Operator } from '../operator.js';
import { sampleCompany } from '../sample/companies.js';
import { sampleReviews, sampleTelemetry } from '../sample/happenings.js';
import type { Command } from './command.js';

const BATCH = 200;
const EVENTS_AT_ONCE = 1_000;
/** More in parallel would exceed the time limit of a call. */
const REVIEWS_AT_ONCE = 50;
const TRIES = 10;
const PAUSE_MS = 300;
const MOST = 200_000;

/**
 * `sample --companies 3000 [--past 500] | --remove`: invented companies over all provinces, marked 'örnek veri', by the real commands.
 * With `past`, only the first of them have reviews and visits: those take four fifths of the time.
 */
export const sample: Command = async (args, _cwd, { operator }, output) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      companies: { type: 'string', default: '3000' },
      past: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
  });
  if (values.remove) return remove(operator, output);
  const companies = Number(values.companies);
  const past = Number(values.past ?? Math.min(companies, USUAL_PAST));
  if (![companies, past].every(Number.isInteger) || companies < 1 || companies > MOST || past < 0) {
    output.line(`Kullanım: npm run sample -- --companies 1–${MOST} [--past <geçmişi olanlar>] | --remove`);
    return 2;
  }
  await load(operator, { companies, past }, output);
  output.line(`${companies} örnek firma yüklendi. Kaldırmak için: npm run sample -- --remove`);
  return 0;
};

/** Reviews and visits take longer than companies: the last ones look new, and the first start stays short. */
const USUAL_PAST = 1_600;

interface Size {
  readonly companies: number;
  /** So many of them have reviews and visits. */
  readonly past: number;
}

const load = async (operator: Operator, { companies, past }: Size, output: Output): Promise<void> => {
  const categories = await operator.directory.categories({}, operator.context());
  const rootOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const now = Date.now();
  for (let from = 0; from < companies; from += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, companies - from) }, (_, n) => from + n);
    const rows = indexes.map((index) => sampleCompany(index, categories, dayOf(new Date(now))));
    const answers = await operator.directory.importCompanies({ rows }, operator.context());
    // Only what is new gets a past: a second run adds no second one.
    const fresh = indexes.filter((index, n) => index < past && answers[n]!.outcome === 'created');
    const idOf = (index: number): string => answers[index - from]!.companyId;
    const tradeOf = (index: number): string => rows[index - from]!.profile.categoryId;
    const reviews = fresh.flatMap((index) => {
      const trade = tradeOf(index);
      return sampleReviews(index, { id: idOf(index), trade, root: rootOf.get(trade) ?? trade }, now);
    });
    for (let at = 0; at < reviews.length; at += REVIEWS_AT_ONCE)
      await Promise.all(reviews.slice(at, at + REVIEWS_AT_ONCE).map((review) => post(operator, review)));
    const events = fresh.flatMap((index) => sampleTelemetry(index, idOf(index), rows[index - from]!.profile.city, now));
    for (let at = 0; at < events.length; at += EVENTS_AT_ONCE)
      await operator.analytics.importTelemetry({ events: events.slice(at, at + EVENTS_AT_ONCE) }, operator.context());
    output.progress('Örnek firmalar', from + indexes.length, companies);
  }
  await operator.analytics.tellViews({ days: 31 }, operator.context());
};

/**
 * A company that had been removed comes back with the reviews it still has. A service that is busy or briefly unavailable is called
 * again, under the same commandId.
 */
const post = async (operator: Operator, review: Parameters<Operator['reviews']['post']>[0]): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await operator.reviews.post(review, operator.context(`sample-${review.companyId}-${review.userId}`));
      return;
    } catch (error) {
      if (error instanceof Refused && error.code === 'REVIEW_EXISTS') return;
      const busy =
        error instanceof CallTimeout ||
        error instanceof ServiceUnavailable ||
        (error instanceof Refused && error.code === 'TRY_AGAIN');
      if (!busy || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
};

const remove = async (operator: Operator, output: Output): Promise<number> => {
  for (let removed = 0; ;) {
    const { removed: now, left } = await operator.directory.removeSample({ limit: BATCH }, operator.context());
    removed += now;
    if (removed + left > 0) output.progress('Kaldırılıyor', removed, removed + left);
    if (left === 0) {
      output.line(`${removed} örnek firma kaldırıldı.`);
      return 0;
    }
  }
};
