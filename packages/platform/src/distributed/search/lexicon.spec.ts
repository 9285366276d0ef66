import { Meilisearch } from 'meilisearch';
import { describe, expect, it } from 'vitest';
import type { SearchCategory } from '../../search.js';
import { documentOf, unseenCompanies } from '../../testing/search-unseen/companies.js';
import { meiliDocument, type MeiliDocument } from './documents.js';
import { Lexicon } from './lexicon.js';

const nobody = new Meilisearch({ host: 'http://127.0.0.1:9' });
const lexicon = (): Lexicon => new Lexicon(nobody.index<MeiliDocument>('x'), nobody.index<SearchCategory>('y'));
const [first, second] = unseenCompanies(2, 1).map(documentOf);
const byName = (name: string, services: readonly string[] = []) => meiliDocument({ ...first!, name, services }, 1);

describe('the words that a replica knows', () => {
  it('are counted once a company, however often it is put', () => {
    const words = lexicon();
    for (const name of ['Zümrütçü Bir', 'Zümrütçü Bir']) words.count(byName(name));
    expect(words.vocabulary.inNames('zumrutcu')).toBe(1);
  });
  it('go with the company that had them, when it changes and when it is removed', () => {
    const words = lexicon();
    words.count(byName('Zümrütçü Bir', ['inci dizme']));
    words.count(meiliDocument({ ...second!, name: 'Zümrütçü İki' }, 1));
    words.count(byName('Yakutçu Bir'));
    expect(words.vocabulary.inNames('zumrutcu')).toBe(1);
    expect(words.vocabulary.isService('inci dizme')).toBe(false);
    words.remove([first!.id, second!.id, 'nobody']);
    expect(['zumrutcu', 'yakutcu', 'bir'].map((word) => words.vocabulary.inNames(word))).toEqual([0, 0, 0]);
  });
});
