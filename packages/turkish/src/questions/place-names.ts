import { areas } from '../data/areas.js';
import { fold } from '../fold.js';
import { districtAliases, districts, provinces } from '../places.js';
import { tokenize } from './tokens.js';

export interface PlaceMeaning {
  readonly city?: number;
  /** The chief town that stands for the province (`izmit`): its companies first. */
  readonly preferred?: string;
  /** Districts of that name; several provinces have a Yenişehir. */
  readonly districts: readonly string[];
  /** The area within these districts that is called so; companies may have the name themselves. */
  readonly area?: string;
}

/** Chief towns whose name people use for the province. */
const CHIEF_TOWNS: Readonly<Record<string, string>> = {
  izmit: '41-izmit',
  adapazari: '54-adapazari',
  antakya: '31-antakya',
};

export const phraseOf = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(' ');
export const joined = (phrase: string): string => phrase.replaceAll(' ', '');

/** Provinces and districts by their names, folded. */
export const places = new Map<string, PlaceMeaning>();
for (const district of districts) {
  if (fold(district.name) === 'merkez') continue;
  const phrase = phraseOf(district.name);
  places.set(phrase, { districts: [...(places.get(phrase)?.districts ?? []), district.id] });
}
for (const [alias, id] of districtAliases) places.set(alias, { districts: [id] });
for (const { plate, name, aliases } of provinces) {
  for (const phrase of [phraseOf(name), ...aliases]) {
    const preferred = CHIEF_TOWNS[phrase];
    const own = places.get(phrase)?.districts.filter((id) => id.startsWith(`${plate}-`)) ?? [];
    places.set(phrase, { city: plate, districts: own, ...(preferred === undefined ? {} : { preferred }) });
  }
}
for (const [ids, names] of areas)
  for (const name of names.split(',')) places.set(name, { districts: ids.split(' '), area: name });
export const joinedPlaces = new Map([...places].map(([phrase, place]) => [joined(phrase), place]));
/** Written with the first letter of its title of honour. */
for (const short of ['k maras', 's urfa', 'g antep']) places.set(short, places.get(short.slice(2))!);
const pontic = places.get('karadenizeregli')!;
places.set('karadeniz eregli', pontic);

/** Names in the order of the alphabet, each with its meaning and its place among the others, to find those that begin alike. */
export class Beginnings {
  readonly #sorted: readonly { readonly phrase: string; readonly meaning: string; readonly at: number }[];

  constructor(aliases: Iterable<readonly [phrase: string, meaning: string]>) {
    this.#sorted = [...aliases]
      .map(([phrase, meaning], at) => ({ phrase, meaning, at }))
      .sort((a, b) => (a.phrase < b.phrase ? -1 : a.phrase > b.phrase ? 1 : a.at - b.at));
  }

  /** One for each meaning, the shortest, in the order in which they were named. */
  of(text: string): readonly string[] {
    const sorted = this.#sorted;
    let low = 0;
    for (let high = sorted.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]!.phrase < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && sorted[end]!.phrase.startsWith(text)) end += 1;
    const one = new Map<string, string>();
    for (const { phrase, meaning } of sorted.slice(low, end).sort((a, b) => a.at - b.at)) {
      const known = one.get(meaning);
      if (phrase !== text && (known === undefined || phrase.length < known.length)) one.set(meaning, phrase);
    }
    return [...one.values()];
  }
}

export const provinceBeginnings = new Beginnings(provinces.map(({ plate, slug }) => [slug, String(plate)]));
export const placeBeginnings = new Beginnings(
  [...places].map(([phrase, { districts: ids }]) => [phrase, ids.join(' ')]),
);
