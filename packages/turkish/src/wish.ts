import { fold } from './fold.js';

/** What a sentence asks for besides words, places and categories (decision 73). Rules, not a language model. */
export interface Wish {
  /** What remains for the ordinary reading. */
  readonly text: string;
  readonly near?: true;
  readonly openNow?: true;
  readonly verified?: true;
  readonly featured?: true;
  readonly premium?: true;
  /** At least, 0–5. */
  readonly rating?: number;
  /** Feature tags as they are written. */
  readonly tags?: readonly string[];
  readonly sort?: 'rating' | 'newest' | 'views';
}

type Flag = 'near' | 'openNow' | 'verified' | 'featured' | 'premium';

const flags: readonly (readonly [Flag, RegExp])[] = [
  [
    'near',
    /\b(?:(?:bana|buraya|bize) )?(?:en )?yakin(?:im(?:iz)?da(?:ki)?|larda(?:ki)?)?\b|\b(?:cevrem|etrafim)de?(?:ki)?\b|\b(?:cevremde|etrafimda)(?:ki)?\b/g,
  ],
  ['openNow', /\b(?:(?:su an(?:da)?|simdi|bugun) )?acik(?: olan)?\b/g],
  ['verified', /\b(?:dogrulanmis|onayli)\b/g],
  ['featured', /\bone cikan(?:lar)?\b/g],
  ['premium', /\bpremium\b/g],
];

const RATING =
  /\b(?:en az )?([0-5](?:[.,]\d)?) ?(?:\+|puan(?:li)?|yildiz(?:li)?)(?: ?(?:ve )?(?:ustu|uzeri|ustunde|uzerinde|ustundeki|uzerindeki|fazla|yuksek))?/g;

const sorts: readonly (readonly [NonNullable<Wish['sort']>, RegExp])[] = [
  ['rating', /\ben (?:iyi|begenilen|yuksek puanli|cok puanli)\b/g],
  ['newest', /\ben yeni\b/g],
  ['views', /\ben (?:populer|cok (?:aranan|bakilan|goruntulenen))\b/g],
];

/** The specification's feature tags, by what people say for them. */
const tags: readonly (readonly [string, RegExp])[] = [
  ['Hızlı Teslimat', /\bhizli teslimat(?:li)?\b/g],
  ['Uygun Fiyat', /\b(?:uygun fiyat(?:li)?|ucuz|hesapli|ekonomik)\b/g],
  ['7/24 Hizmet', /\b7 ?\/ ?24(?: hizmet)?\b|\b24 saat\b/g],
  ['Kaliteli Hizmet', /\bkaliteli(?: hizmet)?\b/g],
  ['Güvenilir', /\bguvenilir\b/g],
  ['Profesyonel', /\bprofesyonel\b/g],
  ['Çevreci', /\bcevreci\b/g],
  ['Aile İşletmesi', /\baile isletmesi\b/g],
  ['Online Hizmet', /\bonline(?: hizmet)?\b/g],
];

/** Reads filters out of a sentence: `yakınımda açık diş kliniği 4 puan üstü` → near, open, at least 4, and `dis klinigi`. */
export const readWish = (sentence: string): Wish => {
  let text = fold(sentence).replaceAll(/\s+/g, ' ');
  const takes = (pattern: RegExp): boolean => {
    const before = text;
    text = text.replaceAll(pattern, ' ');
    return text !== before;
  };
  const rated = [...text.matchAll(RATING)]
    .map(([, number]) => Number(number!.replace(',', '.')))
    .filter((number) => number <= 5);
  if (rated.length > 0) takes(RATING);
  const sort = sorts.find(([, pattern]) => takes(pattern))?.[0];
  const told = Object.fromEntries(flags.filter(([, pattern]) => takes(pattern)).map(([flag]) => [flag, true]));
  const tagged = tags.filter(([, pattern]) => takes(pattern)).map(([tag]) => tag);
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    ...(told as Partial<Record<Flag, true>>),
    ...(rated.length === 0 ? {} : { rating: Math.max(...rated) }),
    ...(tagged.length === 0 ? {} : { tags: tagged }),
    ...(sort === undefined ? {} : { sort }),
  };
};
