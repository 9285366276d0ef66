import type { Meaning, Question, Span } from '@carsi/turkish/questions/meaning';
import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { EXPLAINED } from '@carsi/turkish/questions/weights';
import { fold } from '@carsi/turkish/fold';
import type { SearchReason } from '../search.js';
import { type Companies, find } from './companies.js';
import { FIELD, FIELD_BITS } from './fields.js';
import { nameOf, questionPartsOf, written } from './interpretation.js';
import type { Scorer } from './score.js';

/** A scored question: the scorer has read it. */
export interface Scored {
  readonly question: Question;
  readonly companies: Companies;
  readonly scorer: Scorer;
  readonly gazetteer: Gazetteer;
}

const kinds = ['name', 'service', 'tag', 'category', 'address', 'text'] as const;

const spelling = ({ tokens }: Question, { from, to }: Span): string =>
  [...new Set(tokens.slice(from, to).map(({ typed }) => typed))].join(' ');

const fieldsOf = (companies: Companies, word: string, ordinal: number): number => {
  const list = companies.word(word);
  const at = find(list, ordinal, FIELD_BITS);
  return at < 0 ? 0 : list[at]! & (2 ** FIELD_BITS - 1);
};

/**
 * Why a company stands where it does, from what the scorer gave it points for: words of its name, then the best meaning of each other
 * word, the wishes that it meets (`explained` has a bit for each unit), and whether people choose it after these words. `texts` are where
 * corrected words are found with their Turkish letters.
 */
export const reasonsOf = (
  { question, companies, scorer, gazetteer }: Scored,
  { ordinal, explained, texts, isChosen }: Placed,
): readonly SearchReason[] => {
  const reason = (kind: SearchReason['kind'], text: string, name?: string): SearchReason => ({
    kind,
    text,
    ...(name !== undefined && fold(name) !== fold(text) && { name }),
  });
  const inName = new Map<string, SearchReason>();
  for (const meaning of question.meanings) {
    if (meaning.kind !== 'word' || meaning.nameEvidence < EXPLAINED) continue;
    if ((fieldsOf(companies, meaning.word, ordinal) & FIELD.name) === 0) continue;
    const text = spelling(question, meaning);
    if (!inName.has(text) || meaning.nameEvidence === 1)
      inName.set(text, reason('name', text, written(meaning.word, texts)));
  }
  const ofMeaning = (meaning: Meaning): readonly SearchReason[] => {
    const text = spelling(question, meaning);
    if (meaning.kind === 'phone') return [reason('phone', text)];
    if (meaning.kind !== 'word') return [{ kind: meaning.kind, text, name: nameOf(meaning, gazetteer) ?? text }];
    const fields = fieldsOf(companies, meaning.word, ordinal);
    const kind = kinds.find((one) => (fields & FIELD[one]) !== 0);
    return kind === undefined || kind === 'name' || inName.has(text) ? [] : [reason(kind, text)];
  };
  const parts = questionPartsOf(question, gazetteer);
  const used = new Set(scorer.meaningsOf(ordinal).filter((meaning) => meaning !== undefined));
  const words: SearchReason[] = [];
  let end = 0;
  for (const meaning of used)
    for (const one of ofMeaning(meaning)) {
      const before = words.at(-1);
      // `saç kesimi` is one service, of two words.
      if (before?.kind === one.kind && one.name === undefined && before.name === undefined && end === meaning.from)
        words[words.length - 1] = { ...before, text: `${before.text} ${one.text}` };
      else words.push(one);
      end = meaning.to;
    }
  return [
    ...inName.values(),
    ...words,
    ...parts.flatMap(({ kind, text, name }, at): readonly SearchReason[] =>
      kind === 'wish' && (explained & (1 << at)) !== 0 ? [{ kind, text, name: name ?? text }] : [],
    ),
    ...(isChosen ? [{ kind: 'chosen', text: '' } as const] : []),
  ];
};

interface Placed {
  readonly ordinal: number;
  readonly explained: number;
  readonly texts: readonly string[];
  readonly isChosen: boolean;
}
