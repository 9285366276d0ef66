import { hash } from 'node:crypto';
import type { CompanyDay, VisitorOfDay } from './row.js';

/**
 * The visitors whom a row of a day remembers: those who were there last. Whoever came longest ago is forgotten when another comes,
 * so that a row has a largest size and a visit costs the same on the busiest day. Below the limit nobody is forgotten; above it
 * repeats within thirty minutes are still known while no more than these come in that time, and who comes back later is new.
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
