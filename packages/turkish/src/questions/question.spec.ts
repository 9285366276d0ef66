import { assert, property, string } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from './corrections.js';
import { Gazetteer } from './gazetteer.js';
import type { Meaning, QuestionOptions } from './meaning.js';
import { questionOf } from './question.js';
import { Vocabulary } from './vocabulary.js';
import { EXPLAINED } from './weights.js';

const category = (id: string, name: string, synonyms: readonly string[] = [], parentId: string | null = null) => ({
  id,
  name,
  synonyms,
  parentId,
});
const gazetteer = new Gazetteer([
  category('guzellik', 'Güzellik ve Bakım'),
  category('berber', 'Berber', ['erkek kuaförü'], 'guzellik'),
  category('kuafor', 'Kuaför', [], 'guzellik'),
  category('salon', 'Güzellik Salonu', ['güzellik merkezi'], 'guzellik'),
  category('dis', 'Diş Hekimi', ['diş kliniği', 'dişçi', 'diş ağrısı']),
  category('kebap', 'Kebapçı'),
  category('kafe', 'Kafe & Restoran'),
  category('eczane', 'Eczane'),
]);
const vocabulary = new Vocabulary();
const lexicon: Lexicon = { gazetteer, vocabulary };
const ask = (text: string, options?: QuestionOptions) => questionOf(text, lexicon, options);
const units = (text: string, options?: QuestionOptions) =>
  ask(text, options).units.map((unit) => [unit.kind, unit.text]);

/** What explains a question well enough: plates, districts, categories and words. */
const meaningsOf = (text: string, options?: QuestionOptions): readonly (string | number)[] => [
  ...new Set(
    ask(text, options).meanings.flatMap((meaning: Meaning): readonly (string | number)[] => {
      if (meaning.evidence < EXPLAINED) return [];
      if (meaning.kind === 'place') return meaning.city === undefined ? meaning.districts : [meaning.city];
      if (meaning.kind === 'category') return [meaning.category];
      if (meaning.kind === 'phone') return [meaning.digits];
      return meaning.kind === 'word' ? [`"${meaning.word}"`] : [];
    }),
  ),
];

beforeAll(() => {
  for (const name of ['yildiz', 'kosk', 'adana', 'kaya', 'guzel', 'sahinler', 'sahin', 'kdz', 'fatma', 'aydin'])
    vocabulary.count(name, 'name');
  for (const topic of ['kuafor', 'berber', 'sac', 'kesimi', 'petek', 'temizligi'])
    for (let times = 0; times < 5; times += 1) vocabulary.count(topic, 'topic');
  vocabulary.count('caferaga', 'address');
  vocabulary.count('ankaradayiz', 'text');
  vocabulary.countService('sac kesimi');
  vocabulary.countService('petek temizligi');
  vocabulary.documents = 100;
  vocabulary.settle();
});

describe('the meanings of a question', () => {
  it.each([
    ['istanbul berber', [34, 'berber']],
    ['İSTANBUL BERBER', [34, 'berber']],
    ["istanbul'daki berberler", [34, 'berber']],
    ['ıstanbuldaki erkek kuaförleri', [34, 'berber']],
    ['urfa kebapçıları', [63, 'kebap']],
    ['kebap antepte', [27, 'kebap']],
    ['ankara güzelliksalonu', [6, 'salon']],
    ['ankara ku aför', [6, 'kuafor']],
    ['ankaraberber', [6, 'berber']],
    ['ankra brber', [6, 'berber']],
    ['kahraman maraş diş hekimlerini', [46, 'dis']],
    ["Ankara'da iyi bir dişçi arıyorum", [6, 'dis']],
    ['izmit eczane', ['41-izmit', 41, 'eczane']],
    ['muşun kuaförleri', [49, 'kuafor']],
    ['eczane kays', [38, 'eczane']],
    ['k d z', ['"kdz"']],
    ['0532 123 45 67', ['5321234567']],
    ['caferağa kafe', ['"caferaga"', 'kafe']],
  ] as const)('%s may mean %j', (text, expected) =>
    expect(meaningsOf(text)).toEqual(expect.arrayContaining([...expected])),
  );

  it('include the name that a place or a category may be', () => {
    expect(meaningsOf('adana berber')).toEqual(expect.arrayContaining([1, '"adana"', 'berber', '"berber"']));
    expect(meaningsOf('fatma aydın')).toEqual(expect.arrayContaining([9, '"fatma"', '"aydin"']));
  });
  it('leave a form of a word that names have as it stands below what explains', () => {
    const forms = ask('şahinler').meanings.flatMap((meaning) => (meaning.kind === 'word' ? [meaning] : []));
    expect(forms.find(({ word }) => word === 'sahinler')!.nameEvidence).toBe(1);
    expect(forms.find(({ word }) => word === 'sahin')!.nameEvidence).toBeLessThan(EXPLAINED);
  });
  it('of a phrase beat those of its parts', () => expect(meaningsOf('diş ağrısı')).not.toContain(4));
  it('keep words as text on request', () => {
    expect(meaningsOf('adana berber', { literal: ['category', 'city', 'district'] })).toEqual(['"adana"', '"berber"']);
  });
  it('are none when fingers roll over the keys', () => {
    for (const text of ['asdf', 'qweqwe', 'xkz', 'sdfghj']) expect(meaningsOf(text)).toEqual([]);
  });
});

describe('the units of a question', () => {
  it.each([
    [
      'kadıköy diş kliniği',
      [
        ['place', 'kadıköy'],
        ['category', 'diş kliniği'],
      ],
    ],
    [
      'Petek temizliği Bursa',
      [
        ['service', 'Petek temizliği'],
        ['place', 'Bursa'],
      ],
    ],
    [
      'en iyi Yıldız kuaför',
      [
        ['name', 'Yıldız'],
        ['category', 'kuaför'],
      ],
    ],
    [
      '4 puan üstü açık kuaför',
      [
        ['wish', '4 puan üstü'],
        ['wish', 'açık'],
        ['category', 'kuaför'],
      ],
    ],
    ['kuaför veya eczane', [['category', 'kuaför veya eczane']]],
    [
      'zxbvkw berber',
      [
        ['word', 'zxbvkw'],
        ['category', 'berber'],
      ],
    ],
  ] as const)('%s: %j', (text, expected) => expect(units(text)).toEqual(expected));

  it('leave out words that an explicit filter makes needless', () =>
    expect(units('ankara berber', { city: 35 })).toEqual([['category', 'berber']]));
  it('of a question about any company are none', () => {
    expect(ask('en iyi firmalar')).toMatchObject({ units: [], isGeneric: true, isEmpty: false });
    for (const text of ['nerede', '???', '🙂']) expect(ask(text)).toMatchObject({ units: [], isEmpty: true });
    expect(ask('')).toMatchObject({ isEmpty: false });
  });
  it('are bounded and safe with any text', () => {
    const any = property(string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { tokens, units: found } = ask(text);
      return tokens.length <= 30 && found.every(({ from, to }) => from < to && to <= tokens.length);
    });
    expect(() => assert(any, { numRuns: 300 })).not.toThrow();
  });
});
