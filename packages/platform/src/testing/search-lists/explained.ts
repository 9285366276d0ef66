import { attributeById } from '@carsi/contracts/directory/attributes';
import { fold } from '@carsi/turkish/fold';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import type { SearchDocument } from '../../search.js';

const split = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** All words by which a document can be found. */
export const foldedWordsOf = (document: SearchDocument): ReadonlySet<string> => {
  const province = provinceByPlate(document.city);
  const district = document.district === null ? undefined : districtById(document.district);
  return new Set(
    [
      document.name,
      document.description,
      document.address,
      ...document.categoryWords,
      ...document.services,
      ...document.tags,
      ...document.phones,
      province?.name ?? '',
      ...(province?.aliases ?? []),
      district?.name ?? '',
      ...document.attributes.flatMap((id) => {
        const attribute = attributeById(id);
        return attribute ? [attribute.label, attribute.adjective, ...attribute.words] : [];
      }),
    ].flatMap(split),
  );
};

/** Words around a question, and wishes that any company may fulfil. */
const around = new Set(
  split(
    'hey bana iyi bir bulur musun en yakın nerede acaba arıyorum tarafında güvenilir önerir misiniz lütfen istiyorum var mı olan açık şu an şimdi ve ile',
  ),
);
const SHORTEST_STEM = 3;
/** The same word with another ending: they share at least 60 % from the beginning. */
const near = (typed: string, own: string): boolean => {
  const stem = Math.max(SHORTEST_STEM, Math.ceil(typed.length * 0.6));
  return (
    own === typed || own.startsWith(typed.slice(0, stem)) || (own.length >= SHORTEST_STEM && typed.startsWith(own))
  );
};

/** The words of a question that these documents' words and what the answer says it lacks or corrects leave unexplained. */
export const unexplained = (
  text: string,
  shown: readonly SearchDocument[],
  said: readonly string[],
): readonly string[] => {
  const digits = fold(text).replaceAll(/\D/g, '');
  const owns = shown.map((document) => [...foldedWordsOf(document)]);
  const named = said.flatMap(split);
  return split(text).filter((word) => {
    if (around.has(word) || named.some((other) => near(word, other))) return false;
    if (/^\d+$/.test(word) && shown.some(({ phones }) => phones.some((phone) => digits.endsWith(phone)))) return false;
    return !owns.some((own) => own.some((other) => near(word, other)));
  });
};
