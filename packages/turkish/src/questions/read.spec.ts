import { assert, property, string } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Gazetteer } from './gazetteer.js';
import { plansOf } from './plans.js';
import { read } from './read.js';
import type { ReadOptions } from './reading.js';
import type { Lexicon } from './repair.js';
import { Vocabulary } from './vocabulary.js';

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
  category('dis', 'Diş Hekimi', ['diş kliniği', 'dişçi']),
  category('kebap', 'Kebapçı'),
  category('kafe', 'Kafe & Restoran'),
  category('telefon', 'Telefon Tamiri'),
]);
const vocabulary = new Vocabulary();
const lexicon: Lexicon = { gazetteer, vocabulary };
const ask = (text: string, options?: ReadOptions) => read(text, lexicon, options);
const rest = (text: string, options?: ReadOptions): string =>
  ask(text, options)
    .rest.map((word) => word.text)
    .join(' ');

beforeAll(() => {
  for (const name of ['yildiz', 'prestij', 'kosk', 'kartal', 'adana', 'kaya', 'teras', 'guzel', 'gulhan'])
    vocabulary.count(name, 'name');
  for (const topic of ['kuafor', 'berber', 'kebapci', 'sac', 'kesimi', 'ankara', 'izmir'])
    for (let times = 0; times < 5; times += 1) vocabulary.count(topic, 'topic');
  vocabulary.countService('sac kesimi');
  vocabulary.countService('telefon');
  vocabulary.settle();
});

describe('a typed question', () => {
  it.each([
    ['istanbul berber', 34, ['berber']],
    ['İSTANBUL BERBER', 34, ['berber']],
    ["istanbul'daki berberler", 34, ['berber']],
    ['berberler istanbulda', 34, ['berber']],
    ['ıstanbuldaki erkek kuaförleri', 34, ['berber']],
    ['urfa kebapçıları', 63, ['kebap']],
    ['kebap antepte', 27, ['kebap']],
    ['ankara güzelliksalonu', 6, ['salon']],
    ['ankara ku aför', 6, ['kuafor']],
    ['ankaraberber', 6, ['berber']],
    ['ankra brber', 6, ['berber']],
    ['izmirde restoran', 35, ['kafe']],
    ['kahraman maraş diş hekimlerini', 46, ['dis']],
    ["Ankara'da iyi bir dişçi arıyorum", 6, ['dis']],
  ] as const)('%s is a place and a category', (text, city, categories) => {
    const reading = ask(text);
    expect([reading.city, reading.categories, rest(text)]).toEqual([city, categories, '']);
  });

  it('knows districts, alone and within their province', () => {
    expect(ask('kadıköyde berber').districts).toEqual(['34-kadikoy']);
    expect(ask('ankara yenimahalle kuaför').districts).toEqual(['6-yenimahalle']);
    expect(ask('mersin yenişehir').districts).toEqual(['33-yenisehir']);
    expect(ask('yenişehir').districts.length).toBe(3);
  });
  it('takes the centre of a province for its central district, where it has one', () => {
    expect(ask('çorum merkez berber').districts).toEqual(['19-merkez']);
    expect(ask('çorum merkezde berber').districts).toEqual(['19-merkez']);
    expect([ask('ankara merkez berber').city, ask('ankara merkez berber').districts]).toEqual([6, []]);
  });
  it('means the province by its chief town, and that town first', () =>
    expect([ask('izmit kafe').city, ask('izmit kafe').preferred]).toEqual([41, '41-izmit']));
  it('narrows a category to the one below it', () =>
    expect(ask('güzellik ve bakım berber').categories).toEqual(['berber']));
  it('reads the last of two cities as the place and the other as text', () =>
    expect([ask('adana kebap izmir').city, rest('adana kebap izmir')]).toEqual([35, 'adana']));

  it('doubts a place that stands before other words, and not one with an ending', () => {
    expect(ask('köşk kuaför').doubtful).toEqual([{ text: 'kosk', prefix: false }]);
    expect(ask('kartalda kuaför').doubtful).toEqual([]);
    expect(ask('kuaför kartal').doubtful).toEqual([]);
  });
  it('keeps a service that contains a stop word', () => {
    expect(ask('telefon').service).toBe('telefon');
    expect(ask('ankara saç kesimi yapan yer').service).toBe('sac kesimi');
  });
  it('leaves stop words to lift a name and asks nothing by them', () => {
    const reading = ask('en güzel kuaför');
    expect([rest('en güzel kuaför'), reading.lifts.map(({ text }) => text)]).toEqual(['', ['en', 'guzel']]);
  });

  it('does not correct a known word, a number, or the beginning of a known word', () => {
    expect(ask('kaya').corrections).toEqual([]);
    expect(ask('34000').corrections).toEqual([]);
    expect(ask('presti')).toMatchObject({ corrections: [], rest: [{ text: 'presti', prefix: true }] });
    expect(ask('ankara te').rest.concat(ask('ankara te').lifts)).toEqual([{ text: 'te', prefix: true }]);
  });
  it('says what it corrected and what nothing explains', () => {
    expect(ask('prestjj kuaför').corrections).toEqual([{ from: 'prestjj', to: 'prestij' }]);
    expect(ask('qwxzv berber')).toMatchObject({ unknown: 1, rest: [{ text: 'qwxzv' }] });
  });

  it('leaves explicit filters the last word', () => {
    expect(ask('istanbul berber', { city: 6 })).toMatchObject({
      categories: ['berber'],
      lifts: [{ text: 'istanbul' }],
      rest: [],
    });
    expect(ask('istanbul berber', { city: 6 }).city).toBeUndefined();
    expect(rest('istanbul berber', { literal: ['city', 'category'] })).toBe('istanbul berber');
  });

  it.each([
    ['yakınımda açık diş kliniği 4 puan üstü', { nearby: true, openNow: true, rating: 4 }],
    ['şu an açık olan berber', { openNow: true }],
    ['ankarada 4,5 yıldız ve üzeri berber', { rating: 4.5 }],
    ['en az 3 puan berber', { rating: 3 }],
    ['bana en yakın berber', { nearby: true }],
    ['doğrulanmış berber', { verified: true }],
    ['5 yıldızlı berber', {}],
    ['ankaraya yakın berber', {}],
  ] as const)('"%s" is also a wish', (text, wish) => expect(ask(text).wish).toEqual(wish));
  it('keeps a wish as words on request', () => {
    expect(ask('açık berber', { literal: ['open_now'] }).wish).toEqual({});
    expect(ask('4 puan üstü berber', { literal: ['rating'] }).rest.map(({ text }) => text)).toContain('puan');
  });

  it('is safe whatever was typed', () => {
    const any = property(string({ unit: 'binary', maxLength: 200 }), (text) =>
      plansOf(ask(text)).every(({ tiers }) => tiers.length > 0),
    );
    expect(() => assert(any, { numRuns: 300 })).not.toThrow();
  });
});

describe('the plans of a question', () => {
  it('ask for everything first, then for less', () => {
    const plans = plansOf(ask('kadıköyde yıldız berber')).flatMap(({ tiers }) => tiers);
    expect(plans[0]).toMatchObject({
      districts: ['34-kadikoy'],
      where: 'names',
      must: [{ text: 'yildiz' }, { text: 'berber' }],
    });
    expect(plans[1]).toMatchObject({ districts: ['34-kadikoy'], categories: ['berber'], must: [{ text: 'yildiz' }] });
    expect(plans).toContainEqual(
      expect.objectContaining({ city: 34, categories: ['berber'], must: [{ text: 'yildiz', prefix: false }] }),
    );
  });
  it('are none for what has no word, and none for guesswork', () => {
    expect(plansOf(ask('!?'))).toEqual([]);
    expect(plansOf(ask('qwxzv gulhn'))).toEqual([]);
  });
  it('list everything when nothing is asked', () =>
    expect(plansOf(ask(''))[0]!.tiers).toEqual([{ must: [], should: [], where: 'everything' }]));
});
