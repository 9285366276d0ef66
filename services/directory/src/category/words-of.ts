import { lowerTurkish, plural } from '@carsi/turkish/suffix';
import { plurals, schemaTypes } from '../data/category-words.js';
import type { CategoryRow } from './projection.js';
import { seedCategories } from './seed.js';

const builtIn = new Map(seedCategories().map(({ id, category }) => [id, category.name]));
/** Last words of names that say a person or a place of a trade, which can be more than one. */
const COUNTABLE =
  /(?:[cç][ıiuü]|salonu|merkezi|kliniği|evi|okulu|kursu|mağazası|dükkânı|restoranı|bürosu|ofisi|ajansı|atölyesi|stüdyosu|servisi|firması|şirketi|durağı|odası|kulübü|derneği|vakfı|oteli|pansiyonu|parkı|alanı|uzmanı|hekimi|doktoru|ustası|mühendisi|danışmanı|fabrikası|bayii|istasyonu)$/iu;

/** 'diş hekimleri'; a category of admins whose name is not countable has 'kedi köpek işletmeleri'. */
export const pluralOf = ({ id, name }: Pick<CategoryRow, 'id' | 'name'>): string => {
  const [named, many] = plurals[id] ?? [];
  if (many !== undefined && named === name) return many;
  return builtIn.get(id) === name || COUNTABLE.test(name) ? plural(name) : `${lowerTurkish(name)} işletmeleri`;
};

export const schemaTypeOf = ({ id, parentId }: Pick<CategoryRow, 'id' | 'parentId'>): string =>
  schemaTypes[id] ?? (parentId === null ? undefined : schemaTypes[parentId]) ?? 'LocalBusiness';
