import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { lastDays } from '@carsi/turkish/calendar';
import type { Clock, Ids } from '@carsi/platform/platform';
import type { ClosedMonth } from '../closed-months/projection.js';
import { viewsOf } from '../closed-months/query.js';
import type { CompanyDay } from '../company-day/row.js';
import type { CountViews } from './total-views.js';

/** Written concurrently: in sequence each would wait for the disk. */
const AT_ONCE = 100;

/** Publishes total views of recently visited companies: at most hourly, because each updates the search index. */
export const publishViews = async (
  days: ReadModel<CompanyDay>,
  closed: ReadModel<ClosedMonth>,
  commands: Commands<number, CountViews>,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  lookBackDays = 2,
): Promise<number> => {
  const companies = new Set<string>();
  for (const date of lastDays(clock.now(), lookBackDays))
    for (const { row } of await days.find({ where: { date } })) companies.add(row.companyId);
  const publishOf = async (companyId: string): Promise<number> => {
    const views = await viewsOf(days, closed, companyId);
    const commandId = ids.next();
    const meta: Meta = { by: 'analytics', at: clock.now().toISOString(), commandId, correlationId: commandId };
    const { events } = await commands.run(companyId, { type: 'CountViews', data: { companyId, views }, meta });
    return events.length;
  };
  const all = [...companies];
  let published = 0;
  for (let from = 0; from < all.length; from += AT_ONCE)
    for (const events of await Promise.all(all.slice(from, from + AT_ONCE).map(publishOf))) published += events;
  return published;
};
