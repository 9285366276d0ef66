import { hash } from 'node:crypto';
import { contactKinds, LEARNED_HALF_LIFE_DAYS, type Observation } from '@carsi/contracts/analytics/events';
import type { Projection } from '@carsi/kernel/projection';
import { dayOf } from '@carsi/turkish/calendar';
import { wordSetOf } from '@carsi/turkish/word-set';

// Which company was opened, called or asked for the way after which words. Names and shapes are on disk for ever.

/** A set of words and a company. No person is in it: visitors are networks, under pseudonyms of one day, and only of the last day. */
export interface ChosenResult {
  readonly words: string;
  readonly companyId: string;
  /** As of `day`. */
  readonly weight: number;
  /** The last day, and what each of its visitors added. */
  readonly day: string;
  readonly visitors: readonly (readonly [who: string, gained: number])[];
  /** The last day with enough different visitors; null where there never was one. */
  readonly provenOn: string | null;
}

/**
 * So many different visitors on one day, before a pair is published at all. Visitors of different days cannot be told apart: one who
 * comes back on five days would be five.
 */
export const LEAST_VISITORS = 5;
/** More visitors of one day add nothing. */
const MOST_VISITORS = 64;
const OPENED = 1;
/** Calling or asking for the way says more than looking. */
const CONTACTED = 2;
/** What one visitor adds a day at most, whatever they do and from wherever. */
const MOST_OF_ONE = 3;

/**
 * A result that is looked at less counts for more: one over the examination of its rank, which is 1 / rank (Joachims, Swaminathan,
 * Schnabel: Unbiased Learning-to-Rank with Biased Feedback, 2017, with η = 1 and clipped weights). The rank is the browser's word, so the
 * clip is low.
 */
const biasOf = (rank = 1): number => Math.min(rank, MOST_OF_ONE);

/** A weight so many days later. */
export const decayed = (weight: number, from: string, to: string): number =>
  weight * 0.5 ** (daysBetween(from, to) / LEARNED_HALF_LIFE_DAYS);

export const daysBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);

export const wordSetId = (words: string): string => hash('sha256', words, 'base64url').slice(0, 22);

interface Chosen {
  readonly words: string;
  readonly companyId: string;
  readonly visitor: string;
  readonly worth: number;
}

/** What an event says of a pair; undefined where it says nothing or may not be counted. */
const chosenBy = (event: Observation): Chosen | undefined => {
  if (event.type === 'SearchAsked' || event.data.words === undefined) return undefined;
  const { companyId, network, device, own, rank } = event.data;
  if (device === 'bot' || own || network === undefined) return undefined;
  if (event.type === 'VisitTracked' ? event.data.shared === false : !isContact(event.data.kind)) return undefined;
  const words = wordSetOf(event.data.words);
  if (words === '') return undefined;
  const value = event.type === 'VisitTracked' ? OPENED : CONTACTED;
  return { words, companyId, visitor: network, worth: Math.min(MOST_OF_ONE, value * biasOf(rank)) };
};

const isContact = (kind: string): boolean => (contactKinds as readonly string[]).includes(kind);

export const chosenResults: Projection<ChosenResult, Observation> = {
  name: 'chosen-results',
  version: 1,
  rows: (event) => {
    const chosen = chosenBy(event);
    return chosen ? [`${wordSetId(chosen.words)}_${chosen.companyId}`] : [];
  },
  evolve: (row, event, { at }) => {
    const { words, companyId, visitor, worth } = chosenBy(event)!;
    const day = dayOf(at);
    // A late event of an earlier day: its visitors are no longer known.
    if (row !== undefined && day < row.day) return row;
    const today = row?.day === day ? row.visitors : [];
    const before = today.find(([who]) => who === visitor)?.[1];
    if (before === undefined && today.length >= MOST_VISITORS) return row!;
    const gained = Math.max(before ?? 0, worth);
    const visitors = [...today.filter(([who]) => who !== visitor), [visitor, gained] as const];
    return {
      words,
      companyId,
      weight: (row === undefined ? 0 : decayed(row.weight, row.day, day)) + gained - (before ?? 0),
      day,
      visitors,
      provenOn: visitors.length >= LEAST_VISITORS ? day : (row?.provenOn ?? null),
    };
  },
};
