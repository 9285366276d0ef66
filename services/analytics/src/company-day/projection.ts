import {
  contactKinds,
  type InteractionKind,
  type InteractionTracked,
  type Telemetry,
  type VisitTracked,
} from '@carsi/contracts/analytics/events';
import type { FavoriteAdded } from '@carsi/contracts/directory/events';
import type { ReviewPosted } from '@carsi/contracts/reviews/events';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { dayOf, hourOf } from '@carsi/turkish/calendar';
import { emptyDay, type CompanyDay, type Counter, type DiscardReason, type Hours } from './row.js';
import { rememberId, shortened, visitorOf, withVisitor } from './visitors.js';

/** A view or the same action of one visitor counts again after this long. */
export const REPEAT_SECONDS = 30 * 60;
/** A day's visitors are spread over so many rows, so that a busy company's row stays small enough to write again and again. */
const SHARDS = 4;
/** Limit of distinct search words a day. */
const MOST_WORDS = 50;

export const rowIdsOf = (companyId: string, date: string): readonly string[] =>
  Array.from({ length: SHARDS }, (_, shard) => `${companyId}_${date}_${shard}`);

const shardOf = (who: string): number => who.charCodeAt(0) % SHARDS;

type Counted = Telemetry | FavoriteAdded | ReviewPosted;

/**
 * The eight metrics of a company's day. What counts is decided here and nowhere else, from the events alone, so that every count
 * can be made again: bots, the owner's own visits and repeats are discarded and counted as discarded.
 */
export const companyDay: Projection<CompanyDay, Counted> = {
  name: 'company-day',
  version: 4,
  rows: (event, { at }) => {
    switch (event.type) {
      case 'VisitTracked':
      case 'InteractionTracked':
        return [`${event.data.companyId}_${dayOf(at)}_${shardOf(shortened(event.data.visitor))}`];
      case 'FavoriteAdded':
        return [`${event.data.companyId}_${dayOf(at)}_0`];
      case 'ReviewPosted':
        // One that an admin brought back was received when it came first.
        return event.data.again ? [] : [`${event.data.companyId}_${dayOf(at)}_0`];
      default:
        return [];
    }
  },
  evolve: (row, event, occurrence) => {
    const day = row ?? emptyDay(event.data.companyId, dayOf(occurrence.at));
    switch (event.type) {
      case 'VisitTracked':
        return visit(day, event, occurrence);
      case 'InteractionTracked':
        return interact(day, event, occurrence);
      case 'FavoriteAdded':
        return add(day, 'favoriteAdds');
      case 'ReviewPosted':
        return add(day, 'reviewsReceived');
    }
  },
};

const visit = (day: CompanyDay, { data }: VisitTracked, { at }: Occurrence): CompanyDay => {
  const visitor = visitorOf(day, shortened(data.visitor));
  const id = shortened(data.id);
  if (visitor.ids.includes(id)) return day;
  const remembered = rememberId(visitor, id);
  const reason = reasonOf(data, isRepeat(visitor.viewedAt, at));
  if (reason) return { ...discard(day, 'view', reason), ...withVisitor(day, remembered) };
  const first = visitor.viewedAt === undefined;
  const counters = {
    ...day.counters,
    views: day.counters.views + 1,
    viewers: day.counters.viewers + Number(first),
    converted: day.counters.converted + Number(first && visitor.contacted === true),
  };
  return {
    ...day,
    ...withVisitor(day, { ...remembered, viewedAt: seconds(at) }),
    counters,
    counted: day.counted + 1,
    hours: { ...day.hours, views: inHour(day.hours.views, at) },
    sources: more(day.sources, data.source),
    words: withWords(day.words, data.words),
    // Once for each visitor and day: five views of one person are no five people.
    ...(first && data.shared !== false && ofPeople(day, data)),
  };
};

const interact = (day: CompanyDay, { data }: InteractionTracked, { at }: Occurrence): CompanyDay => {
  const visitor = visitorOf(day, shortened(data.visitor));
  const id = shortened(data.id);
  if (visitor.ids.includes(id)) return day;
  const remembered = rememberId(visitor, id);
  const reason = reasonOf(data, isRepeat(visitor.acted?.[data.kind], at));
  if (reason) return { ...discard(day, data.kind, reason), ...withVisitor(day, remembered) };
  const contact = isContact(data.kind);
  const converts = contact && visitor.contacted !== true && visitor.viewedAt !== undefined;
  const counted = countersOf(data.kind).reduce((current, counter) => bump(current, counter), day);
  return {
    ...counted,
    ...withVisitor(day, {
      ...remembered,
      acted: { ...visitor.acted, [data.kind]: seconds(at) },
      ...(contact && { contacted: true }),
    }),
    counted: day.counted + 1,
    counters: { ...counted.counters, converted: counted.counters.converted + Number(converts) },
    hours: contact ? { ...day.hours, clicks: inHour(day.hours.clicks, at) } : day.hours,
  };
};

const isContact = (kind: InteractionKind): boolean =>
  kind === 'click' || (contactKinds as readonly string[]).includes(kind);

const countersOf = (kind: InteractionKind): readonly Counter[] => {
  switch (kind) {
    case 'call':
      return ['clicks', 'calls'];
    case 'whatsapp':
      return ['clicks', 'whatsappMessages'];
    case 'website':
      return ['clicks', 'websiteVisits'];
    case 'map_view':
      return ['mapViews'];
    case 'search_appearance':
      return ['searchAppearances'];
    case 'share':
      return ['shares'];
    default:
      return ['clicks'];
  }
};

const reasonOf = ({ device, own }: Telemetry['data'], repeat: boolean): DiscardReason | undefined =>
  device === 'bot' ? 'bot' : own ? 'own' : repeat ? 'repeat' : undefined;

const isRepeat = (last: number | undefined, at: string): boolean =>
  last !== undefined && seconds(at) - last < REPEAT_SECONDS;

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

const ofPeople = (day: CompanyDay, { device, city, category }: VisitTracked['data']) => ({
  devices: more(day.devices, device),
  cities: city === null ? day.cities : more(day.cities, String(city)),
  categories: category === undefined ? day.categories : more(day.categories, category),
});

const withWords = (words: CompanyDay['words'], used: string | undefined): CompanyDay['words'] => {
  if (used === undefined) return words;
  const at = words.findIndex(([known]) => known === used);
  if (at >= 0) return words.with(at, [used, words[at]![1] + 1]);
  return words.length < MOST_WORDS ? [...words, [used, 1]] : words;
};

const more = <Counts extends Readonly<Record<string, number | undefined>>>(counts: Counts, name: string): Counts => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1,
});

const discard = (day: CompanyDay, what: string, reason: DiscardReason): CompanyDay => ({
  ...day,
  discardedOf: { ...day.discardedOf, [what]: more(day.discardedOf[what] ?? {}, reason) },
  discarded: { ...day.discarded, [reason]: day.discarded[reason] + 1 },
});

const bump = (day: CompanyDay, counter: Counter): CompanyDay => ({
  ...day,
  counters: { ...day.counters, [counter]: day.counters[counter] + 1 },
});

const add = (day: CompanyDay, counter: Counter): CompanyDay => ({ ...bump(day, counter), counted: day.counted + 1 });

const inHour = (hours: Hours, at: string): Hours => {
  const hour = String(hourOf(at));
  return { ...hours, [hour]: (hours[hour] ?? 0) + 1 };
};
