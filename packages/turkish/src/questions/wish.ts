import type { Literal, Span, WishSpan } from './meaning.js';
import type { Candidate } from './typed-words.js';

/** A time at which somebody wants to come: `pazar günü açık`. */
export interface OpenTime {
  /** In lower case: `pazar günü`. */
  readonly name: string;
  /** Monday is 0; without it today. */
  readonly day?: number;
  /** Days from today, where no weekday was named. */
  readonly inDays?: number;
  /** Of the day, 0–1439. */
  readonly minute: number;
}

/** What a sentence asks for besides words, places and categories: `yakınımda açık diş kliniği 4 puan üstü`. Rules, not a language model. */
export interface Wish {
  /** At least, 0–5. */
  readonly rating?: number;
  readonly openNow?: true;
  readonly openOn?: OpenTime;
  readonly verified?: true;
  /** Near the visitor, whose position the words do not tell. */
  readonly nearby?: true;
}

export type WishKind = 'rating' | 'open_now' | 'verified';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const stars = words('puan puanli yildiz yildizli');
const above = words('ustu ustunde ustundeki uzeri uzerinde uzerindeki');
const now = words('su simdi bugun');
const here = words(
  'yakinimda yakinimdaki yakinimizda yakinimizdaki cevremde cevremdeki cevremizde etrafimda etrafimdaki civarimda civarimdaki civarimizda',
);
const approved = words('dogrulanmis onayli');

/** Words that only wishes are made of: never mistaken for a mistyped name. */
export const wishWords: ReadonlySet<string> = new Set([...stars, ...above, ...here, ...approved]);

type Found = { readonly length: number; readonly wish: Wish };

/** `4 puan üstü`, `4,5 yıldız ve üzeri`, `en az 4 puan`; `5 yıldızlı otel` is a kind of hotel. */
const rating = (text: readonly string[]): Found | undefined => {
  const atLeast = text[0] === 'en' && text[1] === 'az' ? 2 : 0;
  const digits = text[atLeast] ?? '';
  if (!/^[0-5]$/.test(digits)) return undefined;
  const tenth = /^\d$/.test(text[atLeast + 1] ?? '') ? text[atLeast + 1]! : undefined;
  let at = atLeast + (tenth === undefined ? 1 : 2);
  const isCounted = stars.has(text[at] ?? '');
  // `4.5 üstü` needs no stars: nothing else is counted in tenths.
  if (!isCounted && tenth === undefined) return undefined;
  if (isCounted) at += 1;
  const isAbove = above.has(text[text[at] === 've' ? at + 1 : at] ?? '');
  if (isAbove) at += text[at] === 've' ? 2 : 1;
  const stated = Number(tenth === undefined ? digits : `${digits}.${tenth}`);
  return (isAbove || atLeast > 0) && stated <= 5 ? { length: at, wish: { rating: stated } } : undefined;
};

const openNow = (text: readonly string[]): Found | undefined => {
  if (text[0] === 'nobetci') return { length: 1, wish: { openNow: true } };
  let at = 0;
  if (now.has(text[0] ?? '')) at = text[0] === 'su' ? (text[1] === 'an' || text[1] === 'anda' ? 2 : 0) : 1;
  if (text[at] !== 'acik') return undefined;
  return { length: at + (text[at + 1] === 'olan' ? 2 : 1), wish: { openNow: true } };
};

const NOON = 13 * 60;
const weekdayNames = 'pazartesi salı çarşamba perşembe cuma cumartesi pazar'.split(' ');
const weekdays = new Map(
  'pazartesi sali carsamba persembe cuma cumartesi pazar'
    .split(' ')
    .map((word, day): [string, OpenTime] => [word, { name: `${weekdayNames[day]} günü`, day, minute: NOON }]),
);
/** The longest first; a weekend is its Saturday. */
const times: readonly (readonly [words: string, time: OpenTime])[] = [
  ['gec saate kadar', { name: 'geç saate kadar', minute: 23 * 60 + 30 }],
  ['gec saatlere kadar', { name: 'geç saate kadar', minute: 23 * 60 + 30 }],
  ['hafta sonu', { name: 'hafta sonu', day: 5, minute: NOON }],
  ['haftasonu', { name: 'hafta sonu', day: 5, minute: NOON }],
  ['bu aksam', { name: 'akşam', minute: 20 * 60 }],
  ['aksamlari', { name: 'akşam', minute: 20 * 60 }],
  ['aksam', { name: 'akşam', minute: 20 * 60 }],
  ['bu gece', { name: 'gece', minute: 23 * 60 + 30 }],
  ['geceleri', { name: 'gece', minute: 23 * 60 + 30 }],
  ['gece', { name: 'gece', minute: 23 * 60 + 30 }],
  ['yarin', { name: 'yarın', inDays: 1, minute: NOON }],
];

const timeAt = (text: readonly string[]): { readonly length: number; readonly time: OpenTime } | undefined => {
  const weekday = weekdays.get(text[0] ?? '');
  if (weekday !== undefined) return { length: /^gun(?:u|leri)$/.test(text[1] ?? '') ? 2 : 1, time: weekday };
  const found = times.find(([words]) => words.split(' ').every((word, at) => text[at] === word));
  return found && { length: found[0].split(' ').length, time: found[1] };
};

/** `pazar günü açık`, `gece açık olan`. */
const openOn = (text: readonly string[]): Found | undefined => {
  const found = timeAt(text);
  if (found === undefined || text[found.length] !== 'acik') return undefined;
  return { length: found.length + (text[found.length + 1] === 'olan' ? 2 : 1), wish: { openOn: found.time } };
};

const nearby = (text: readonly string[]): Found | undefined => {
  if (here.has(text[0] ?? '')) return { length: 1, wish: { nearby: true } };
  const at = text[0] === 'bana' ? 1 : 0;
  const most = text[at] === 'en' ? at + 1 : at;
  return most > 0 && text[most] === 'yakin' ? { length: most + 1, wish: { nearby: true } } : undefined;
};

/** The wish that these words begin with. Kinds in `literal` stay words. */
export const wishAt = (text: readonly string[], literal: ReadonlySet<string>): Found | undefined => {
  const rated = literal.has('rating') ? undefined : rating(text);
  const open = literal.has('open_now') ? undefined : (openNow(text) ?? openOn(text));
  const verified =
    !literal.has('verified') && approved.has(text[0] ?? '')
      ? { length: 1, wish: { verified: true } as const }
      : undefined;
  return rated ?? open ?? verified ?? nearby(text);
};

/** Wishes of several words before those of one, which a longer phrase hides. */
export const wishesOf = (
  tokens: readonly Candidate[],
  literal: ReadonlySet<Literal>,
  phrases: readonly Span[],
): readonly WishSpan[] => {
  const texts = tokens.map(({ text }) => text);
  const found: WishSpan[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const wish = wishAt(texts.slice(from), literal);
    if (wish === undefined) continue;
    const to = from + wish.length;
    const isHidden = phrases.some(
      (phrase) => phrase.to - phrase.from > wish.length && phrase.from <= from && phrase.to >= to,
    );
    if (isHidden) continue;
    found.push({ from, to, kind: 'wish', evidence: 1, wish: wish.wish });
    from = to - 1;
  }
  return found;
};
