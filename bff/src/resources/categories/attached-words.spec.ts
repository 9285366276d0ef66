import type { CategoryView } from '@carsi/contracts/directory/category';
import { describe, expect, it } from 'vitest';
import { attachedWords } from './attached-words.js';

const category = (name: string, synonyms: readonly string[], shipped: readonly string[] = []) =>
  ({ name, synonyms, shipped }) as unknown as CategoryView;
const tree = [
  category('Kuaför', ['saç', 'Saç Ekimi', 'fön'], ['fön']),
  category('Gümüşçü', ['gümüş'], ['gümüş']),
  category('Berber', []),
];

describe('a search in vain', () => {
  it('shows the category that its words were attached to', () => {
    expect(attachedWords('sac ekimi', tree)).toEqual({ category: 'Kuaför', words: 'Saç Ekimi', all: true });
    expect(attachedWords('gumus', tree)).toMatchObject({ category: 'Gümüşçü', all: true });
  });
  it('shows which of its words an admin attached', () =>
    expect(attachedWords('kadikoy sac ekimi', tree)).toEqual({ category: 'Kuaför', words: 'Saç Ekimi', all: false }));
  it('shows none for a part that was always known, for the middle of a word, or for the name alone', () => {
    for (const query of ['kadikoy fon', 'sacma', 'berber', 'uzay']) expect(attachedWords(query, tree)).toBeNull();
  });
});
