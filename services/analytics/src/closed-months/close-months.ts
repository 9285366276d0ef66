import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock, Collection } from '@carsi/platform/platform';
import { rowsOf, sumOf } from '../company-day/query.js';
import type { CompanyDay, Counters } from '../company-day/row.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { monthId, type CountedDay, type CountMonth } from './month.js';
import { datesOf, monthToClose, nextMonth } from './months.js';

/** So many companies are read in one turn of the event loop, each with the rows of a month. */
const AT_ONCE = 20;
const CLOSED = 'closed';

export interface Closing {
  readonly days: ReadModel<CompanyDay>;
  readonly companies: ReadModel<CompanyStanding>;
  readonly commands: Commands<boolean, CountMonth>;
  /** The last month that is closed for every company. */
  readonly progress: Collection<{ readonly month: string }>;
  readonly clock: Clock;
}

/**
 * Writes `MonthCounted` for each company and month up to the month of a year ago. The rows must contain everything tracked until
 * then. A month is marked as closed after its last event: an interrupted run starts that month again and finds what is written.
 * Returns the number of written events.
 */
export const closeMonths = async ({ days, companies, commands, progress, clock }: Closing): Promise<number> => {
  const last = monthToClose(clock.now());
  const before = (await progress.load([CLOSED])).get(CLOSED);
  const from = before?.row ? nextMonth(before.row.month) : await firstMonth(days);
  if (from === undefined || from > last) return 0;
  let written = 0;
  for (let month = from; month <= last; month = nextMonth(month))
    for await (const chunk of companies.ids())
      for (let index = 0; index < chunk.length; index += AT_ONCE) {
        const some = chunk.slice(index, index + AT_ONCE);
        const closing = some.map((companyId) => closeMonth(days, commands, clock, companyId, month));
        written += (await Promise.all(closing)).reduce((sum, events) => sum + events, 0);
        await new Promise((resolve) => setImmediate(resolve));
      }
  // Another replica may have noted it first.
  await progress.write([{ id: CLOSED, v: before?.v ?? 0, marks: {}, row: { month: last } }]);
  return written;
};

const firstMonth = async (days: ReadModel<CompanyDay>): Promise<string | undefined> =>
  (await days.find({ sort: [['date', 'asc']], limit: 1 }))[0]?.row.date.slice(0, 7);

const closeMonth = async (
  days: ReadModel<CompanyDay>,
  commands: Commands<boolean, CountMonth>,
  clock: Clock,
  companyId: string,
  month: string,
): Promise<number> => {
  const rows = await rowsOf(days, companyId, datesOf(month));
  const counted = [...rows].flatMap(([date, ofDay]): CountedDay[] => {
    const counters = Object.fromEntries(Object.entries(sumOf(ofDay)).filter(([, count]) => count > 0));
    return Object.keys(counters).length === 0 ? [] : [{ date, counters: counters as Partial<Counters> }];
  });
  if (counted.length === 0) return 0;
  const views = counted.reduce((sum, { counters }) => sum + (counters.views ?? 0), 0);
  const commandId = `month-counted-${monthId(companyId, month)}`;
  const meta: Meta = { by: 'analytics', at: clock.now().toISOString(), commandId, correlationId: commandId };
  const data = { companyId, month, views, days: counted };
  const { events } = await commands.run(monthId(companyId, month), { type: 'CountMonth', data, meta });
  return events.length;
};
