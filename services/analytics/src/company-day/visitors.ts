import { hash } from 'node:crypto';
import type { CompanyDay, VisitorOfDay } from './row.js';

/**
 * The visitors in a day's row: the most recent ones. The oldest is dropped for a new one, so that a row is bounded and a visit costs
 * the same on the busiest day. Below the limit none is dropped; above it repeats within thirty minutes are detected while no more
 * than this number come in that time, and a later return is a new visitor.
 */
export const MOST_VISITORS = 128;
/** Retries come soon: the last few ids of a visitor are enough to know them. */
const REMEMBERED_IDS = 8;

/** Eight bytes and a bit, whatever a client sent. */
export const shortened = (text: string): string => hash('sha256', text, 'base64url').slice(0, 11);

export const visitorOf = (day: CompanyDay, who: string): VisitorOfDay =>
  day.visitors.find((visitor) => visitor.who === who) ?? { who, ids: [] };

export const rememberId = (visitor: VisitorOfDay, id: string): VisitorOfDay => ({
  ...visitor,
  ids: [...(visitor.ids.length < REMEMBERED_IDS ? visitor.ids : visitor.ids.slice(1 - REMEMBERED_IDS)), id],
});

export const withVisitor = (day: CompanyDay, now: VisitorOfDay): Pick<CompanyDay, 'visitors' | 'forgotten'> => {
  const others = day.visitors.filter(({ who }) => who !== now.who);
  const tooMany = Math.max(0, others.length + 1 - MOST_VISITORS);
  return { visitors: [...others.slice(tooMany), now], forgotten: (day.forgotten ?? 0) + tooMany };
};
