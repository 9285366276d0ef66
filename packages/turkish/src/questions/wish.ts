/** What a sentence asks for besides words, places and categories: `yakınımda açık diş kliniği 4 puan üstü`. Rules, not a language model. */
export interface Wish {
  /** At least, 0–5. */
  readonly rating?: number;
  readonly openNow?: true;
  readonly verified?: true;
  /** Near the visitor, whose position the words do not tell. */
  readonly nearby?: true;
}

export type WishKind = 'rating' | 'open_now' | 'verified';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const stars = words('puan puanli yildiz yildizli');
const above = words('ustu ustunde ustundeki uzeri uzerinde uzerindeki');
const now = words('su simdi bugun');
const here = words('yakinimda yakinimdaki yakinimizda yakinimizdaki cevremde cevremdeki etrafimda etrafimdaki');
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

const nearby = (text: readonly string[]): Found | undefined => {
  if (here.has(text[0] ?? '')) return { length: 1, wish: { nearby: true } };
  const at = text[0] === 'bana' ? 1 : 0;
  const most = text[at] === 'en' ? at + 1 : at;
  return most > 0 && text[most] === 'yakin' ? { length: most + 1, wish: { nearby: true } } : undefined;
};

/** The wish that these words begin with. Kinds in `literal` stay words. */
export const wishAt = (text: readonly string[], literal: ReadonlySet<string>): Found | undefined => {
  const rated = literal.has('rating') ? undefined : rating(text);
  const open = literal.has('open_now') ? undefined : openNow(text);
  const verified =
    !literal.has('verified') && approved.has(text[0] ?? '')
      ? { length: 1, wish: { verified: true } as const }
      : undefined;
  return rated ?? open ?? verified ?? nearby(text);
};
