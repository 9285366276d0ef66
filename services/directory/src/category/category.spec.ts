import { specification } from '@carsi/kernel/given';
import { fold } from '@carsi/turkish/fold';
import { describe, expect, it } from 'vitest';
import { category, type CategoryBody, type CategoryCommand, type CategoryEvent } from './category.js';
import { inListOrder } from './categories.js';
import { seedCategories, withNewWords } from './seed.js';

const given = specification(category);
const meta = { by: null, at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const command = (type: 'AddCategory' | 'ReviseCategory', body: CategoryBody): CategoryCommand => ({
  type,
  data: { id: 'barber', category: body },
  meta,
});
const attach = (words: string): CategoryCommand => ({ type: 'AttachWords', data: { id: 'barber', words }, meta });
const seeds = seedCategories();
const barber = seeds.find(({ id }) => id === 'barber')!.category;
const attached = (words: string): CategoryEvent => ({ type: 'CategoryWordsAttached', data: { id: 'barber', words } });
const added: CategoryEvent = { type: 'CategoryAdded', data: { id: 'barber', category: barber } };

describe('a category', () => {
  it('is added once', () => {
    given().when(command('AddCategory', barber)).then(added);
    given(added).when(command('AddCategory', barber)).thenRefused('CATEGORY_EXISTS');
  });
  it('is revised when something about it changes', () => {
    const renamed = { ...barber, name: 'Erkek Berberi' };
    given(added)
      .when(command('ReviseCategory', renamed))
      .then({ type: 'CategoryRevised', data: { id: 'barber', category: renamed } });
    given(added).when(command('ReviseCategory', barber)).thenNothing();
    given().when(command('ReviseCategory', barber)).thenRefused('CATEGORY_NOT_FOUND');
  });
  it('has a name', () =>
    given()
      .when(command('AddCategory', { ...barber, name: ' ' }))
      .thenRefused('CATEGORY_NAME_REQUIRED'));
});

describe('words that people search for', () => {
  it('are attached to a category once, whatever their case and letters', () => {
    given(added).when(attach('  Sakalcı \n Başı ')).then(attached('Sakalcı Başı'));
    given(added, attached('Sakalcı Başı')).when(attach('SAKALCI BASI')).thenRefused('CATEGORY_WORDS_EXIST');
    given(added).when(attach(barber.name.toUpperCase())).thenRefused('CATEGORY_WORDS_EXIST');
    given(added).when(attach(barber.synonyms[0]!)).thenRefused('CATEGORY_WORDS_EXIST');
    const renamed = { ...barber, name: 'Erkek Bakımı', aliases: ['Usturacı'] };
    given(added, { type: 'CategoryRevised', data: { id: 'barber', category: renamed } })
      .when(attach('usturaci'))
      .thenRefused('CATEGORY_WORDS_EXIST');
    given().when(attach('sakalcı')).thenRefused('CATEGORY_NOT_FOUND');
  });
  it.each(['', ' a ', '2026', '?!', 'ş'.repeat(61)])('are not %j', (words) => {
    given(added).when(attach(words)).thenRefused('CATEGORY_WORDS_INVALID');
    given(added)
      .when(command('ReviseCategory', { ...barber, synonyms: [...barber.synonyms, words] }))
      .thenRefused('CATEGORY_WORDS_INVALID');
  });
  it('are no name of a province alone', () => {
    for (const words of ['ANKARA', 'izmir', 'Sanliurfa'])
      given(added).when(attach(words)).thenRefused('CATEGORY_WORDS_PLACE');
    given(added).when(attach('Adana tıraşı')).then(attached('Adana tıraşı'));
  });
  it('may have 2 to 60 letters', () => {
    for (const words of ['şu', 'ş'.repeat(60)]) given(added).when(attach(words)).then(attached(words));
  });
  it('are at most a hundred beside those that were shipped', () => {
    const many = Array.from({ length: 100 }, (_, at) => `sakalcı ${at}`);
    const full = { ...barber, synonyms: [...barber.synonyms, ...many] };
    given(added)
      .when(command('ReviseCategory', full))
      .then({ type: 'CategoryRevised', data: { id: 'barber', category: full } });
    given(added, ...many.map(attached))
      .when(attach('bir tane daha'))
      .thenRefused('CATEGORY_WORDS_TOO_MANY');
    given(added, ...many.slice(1).map(attached))
      .when(attach('bir tane daha'))
      .then(attached('bir tane daha'));
  });
  it('come and go with a revision, by the same rules', () => {
    const revise = (synonyms: readonly string[]) => command('ReviseCategory', { ...barber, synonyms });
    const revised = (synonyms: readonly string[]): CategoryEvent => ({
      type: 'CategoryRevised',
      data: { id: 'barber', category: { ...barber, synonyms } },
    });
    given(added)
      .when(revise(['  Sakalcı ']))
      .then(revised(['Sakalcı']));
    given(added, attached('sakalcı')).when(revise(barber.synonyms)).then(revised(barber.synonyms));
    given(added)
      .when(revise(['sakalcı', 'SAKALCI']))
      .thenRefused('CATEGORY_WORDS_EXIST');
    const [shipped] = barber.synonyms;
    given(added)
      .when(revise([shipped!, shipped!.toUpperCase()]))
      .thenRefused('CATEGORY_WORDS_EXIST');
  });
  it('of earlier versions stay as they are', () => {
    const old = { ...barber, shipped: [], synonyms: ['x', 'berber'] };
    given({ type: 'CategoryAdded', data: { id: 'barber', category: old } })
      .when(command('ReviseCategory', { ...old, popular: true }))
      .then({ type: 'CategoryRevised', data: { id: 'barber', category: { ...old, popular: true } } });
  });
});

describe('the categories of a new directory', () => {
  it('are listed by the Turkish alphabet, roots before their children, and "Diğer" last of the roots', () => {
    const rows = seeds.map(({ id, category }) => ({ ...category, id })).toSorted(inListOrder);
    const roots = rows.filter(({ parentId }) => parentId === null);
    expect(rows.slice(0, roots.length)).toEqual(roots);
    expect(roots.at(-1)!.name).toBe('Diğer');
    const order = new Intl.Collator('tr').compare;
    const names = roots.slice(0, -1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(order));
    const food = rows.filter(({ parentId }) => parentId === 'restaurant').map(({ name }) => name);
    expect(food.indexOf('Çorbacı')).toBe(food.indexOf('Dönerci') - 1);
  });
  const names = (id: string): Set<string> =>
    new Set(
      seeds
        .filter((seed) => [seed.id, seed.category.slug, ...seed.category.aliases].includes(id))
        .map((seed) => seed.id),
    );
  it('are at least 25 roots with unique ids and slugs', () => {
    expect(seeds.filter((seed) => seed.category.parentId === null).length).toBeGreaterThanOrEqual(25);
    expect(new Set(seeds.map((seed) => seed.id)).size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => seed.category.slug)).size).toBe(seeds.length);
  });
  it.each([
    'restaurant',
    'beauty',
    'automotive',
    'health',
    'education',
    'fitness',
    'home',
    'photography',
    'business',
    'shopping',
    'medical',
    'food',
    'entertainment',
    'other',
    'cafe',
    'fastfood',
    'hairdresser',
    'beauty-salon',
    'spa',
    'repair',
    'car-wash',
    'tire',
    'clinic',
    'pharmacy',
    'dentist',
    'course',
    'language',
    'tutoring',
    'gym',
    'yoga',
    'swimming',
    'restoran',
    'kafe',
    'berber',
    'guzellik',
    'teknoloji',
    'saglik',
    'egitim',
  ])("know the specification's %s as exactly one category", (id) => expect(names(id).size).toBe(1));
  it('give an older category the words it never had, and none that an admin removed', () => {
    const { shipped: _shipped, ...first } = barber;
    const old = { ...first, synonyms: ['sakal tıraşı', 'Usta Makas'] };
    const revised = withNewWords(old, barber, ['erkek kuaförü', 'sakal tıraşı'])!;
    expect(revised.synonyms).toEqual(expect.arrayContaining(['Usta Makas', 'damat tıraşı']));
    expect(revised.synonyms).not.toContain('erkek kuaförü');
    const removed = { ...revised, synonyms: ['Usta Makas'] };
    expect(withNewWords(removed, barber, [])).toBeUndefined();
    const more = { ...barber, synonyms: [...barber.synonyms, 'ustura'] };
    expect(withNewWords(removed, more, [])!.synonyms).toEqual(['Usta Makas', 'ustura']);
  });
  it('are all accepted', () => {
    for (const { category: seed } of seeds)
      given()
        .when(command('AddCategory', seed))
        .then({ type: 'CategoryAdded', data: { id: 'barber', category: seed } });
  });
  it('have synonyms that are already folded apart', () => {
    for (const {
      category: { synonyms },
    } of seeds)
      expect(new Set(synonyms.map(fold)).size).toBe(synonyms.length);
  });
});
