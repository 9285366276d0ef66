import { attributeList, priceLevels } from '@carsi/contracts/directory/attributes';
import { fold } from '@carsi/turkish/fold';

const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** `delivery` of `delivery=yes`. */
const keysOf = (tags: readonly string[]): readonly string[] =>
  tags.flatMap((tag) => /^(.+)=(?:yes|\*)$/.exec(tag)?.[1] ?? []);

/** The first attribute of the table keeps a word. */
const ids: ReadonlyMap<string, string> = new Map(
  attributeList
    .flatMap(({ id, label, words, osm = [] }) =>
      [id, label, ...words, ...keysOf(osm)].map((word) => [keyOf(word), id] as const),
    )
    .toReversed(),
);

/** The attribute that is meant by its id, label, one of its words or a key of OpenStreetMap. */
export const attributeIn = (text: string): string | undefined => ids.get(keyOf(text));

/** Ids in the order of the table, each once; what means none is left out. */
export const attributesIn = (texts: readonly string[]): readonly string[] => {
  const found = new Set(texts.map(attributeIn));
  return attributeList.flatMap(({ id }) => (found.has(id) ? [id] : []));
};

/** Of OpenStreetMap: `*` is any value but no. */
export const attributesOfTags = (tags: Readonly<Record<string, string>>): readonly string[] =>
  attributeList.flatMap(({ id, osm = [] }) =>
    osm.some((tag) => {
      const [key, wanted] = tag.split('=') as [string, string];
      const value = tags[key]?.trim();
      return value !== undefined && (wanted === '*' ? !['', 'no', 'none'].includes(value) : value === wanted);
    })
      ? [id]
      : [],
  );

/** `₺₺`, `$$`, `2`; null where nothing is said, undefined where it is no level. */
export const priceLevelIn = (value: unknown): number | null | undefined => {
  if (value === undefined || value === null) return null;
  const text = String(value).trim();
  if (text === '') return null;
  const level = /^(₺+|\$+|€+)$/.test(text) ? [...text].length : Number(text);
  return priceLevels.find((each) => each === level);
};
