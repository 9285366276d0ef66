import { beforeAll, describe, expect, it } from 'vitest';
import { Gazetteer } from './gazetteer.js';
import { plansOf } from './plans.js';
import { read } from './read.js';
import type { Lexicon } from './repair.js';
import { Vocabulary } from './vocabulary.js';

const category = (id: string, name: string) => ({ id, name, synonyms: [], parentId: null });
const vocabulary = new Vocabulary();
const lexicon: Lexicon = {
  gazetteer: new Gazetteer([category('kuafor', 'Kuaför'), category('eczane', 'Eczane'), category('terzi', 'Terzi')]),
  vocabulary,
};
const ask = (text: string) => read(text, lexicon);
const rest = (text: string): string =>
  ask(text)
    .rest.map((word) => word.text)
    .join(' ');

beforeAll(() => {
  for (const name of ['soyken', 'fatma', 'aydin', 'kdz']) vocabulary.count(name, 'name');
  for (const topic of ['kuafor', 'eczane', 'terzi', 'kayseri'])
    for (let times = 0; times < 5; times += 1) vocabulary.count(topic, 'topic');
  vocabulary.countService('petek temizligi');
  for (const word of ['petek', 'temizligi']) vocabulary.count(word, 'topic');
  vocabulary.count('ankaradayiz', 'text');
  vocabulary.settle();
});

describe('what people say', () => {
  it.each([
    ['muşun kuaförleri', 49, ['kuafor']],
    ['bursada kuaför varmı', 16, ['kuafor']],
    ['kuaför önerirmisiniz izmir', 35, ['kuafor']],
    ['eczane ankarada', 6, ['eczane']],
    ["Kayseri' deki terzi", 38, ['terzi']],
  ] as const)('%s asks for a trade in a place and for nothing else', (text, city, categories) => {
    expect(ask(text)).toMatchObject({ city, categories, rest: [] });
  });
  it('may have words that nobody knows, and is answered without them', () => {
    const [first] = plansOf(ask('soyken kuaför kaçxta kapanıyor'));
    expect(first!.tiers.every(({ must }) => must.every(({ text }) => text === 'soyken' || text === 'kuafor'))).toBe(
      true,
    );
  });
  it('may write a service in one word and initials in several', () => {
    expect(ask('petektemizliği bursa')).toMatchObject({ city: 16, service: 'petek temizligi' });
    expect(rest('k d z')).toBe('kdz');
  });
  it('may end in a word that is still being typed', () => {
    expect(ask('bursa ecza').completions).toMatchObject([{ city: 16, categories: ['eczane'] }]);
    expect(ask('eczane kays').completions).toMatchObject([{ city: 38, categories: ['eczane'] }]);
  });
  it('names a person before it names a place', () => {
    const [first] = plansOf(ask('fatma aydın'));
    expect(first!.tiers[0]).toMatchObject({ where: 'names', must: [{ text: 'fatma' }, { text: 'aydin' }] });
    expect(first!.tiers.at(-1)).toMatchObject({ city: 9, must: [{ text: 'fatma' }] });
  });
  it.each(['asdf', 'qweqwe', 'xkz', 'sdfghj'])('is nothing when fingers roll over the keys: %s', (text) =>
    expect(ask(text)).toMatchObject({ corrections: [], unknown: 1 }),
  );
});
