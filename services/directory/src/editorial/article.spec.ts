import type { ArticleText } from '@carsi/contracts/directory/editorial';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { article, type ArticleCommand, type ArticleEvent } from './article.js';
import { picturesIn, readArticle } from './read-article.js';
import { seedFile, seedFiles } from './seed.js';

const given = specification(article);
const meta = { by: 'yonetici', at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
const text: ArticleText = {
  shelf: 'blog',
  title: 'İyi bir fotoğraf',
  slug: 'iyi-bir-fotograf',
  excerpt: 'Işık ve düzen.',
  content: '## Işık\n\nGündüz çekin.',
  category: 'marketing',
  tags: ['fotoğraf'],
  author: { name: 'Çarşı Yazı İşleri', role: 'Editör' },
  featured: false,
  rank: 0,
};
const drafted: ArticleEvent = { type: 'ArticleDrafted', data: { article: text } };
const day = '2026-11-01T06:00:00.000Z';
const published: ArticleEvent = { type: 'ArticlePublished', data: { shelf: 'blog', publishedAt: day } };
const withdrawn: ArticleEvent = { type: 'ArticleWithdrawn', data: { shelf: 'blog' } };
const write = (type: 'DraftArticle' | 'ReviseArticle', change: Partial<ArticleText> = {}): ArticleCommand => ({
  type,
  data: { article: { ...text, ...change } },
  meta,
});
const publish: ArticleCommand = { type: 'PublishArticle', data: {}, meta };
const withdraw: ArticleCommand = { type: 'WithdrawArticle', data: {}, meta };

describe('an article', () => {
  it('is a draft first, once', () => {
    given().when(write('DraftArticle')).then(drafted);
    given(drafted).when(write('DraftArticle')).thenRefused('ARTICLE_EXISTS');
  });
  it('is published now, and only once', () => {
    given(drafted)
      .when(publish)
      .then({ type: 'ArticlePublished', data: { shelf: 'blog', publishedAt: meta.at } });
    given(drafted, published).when(publish).thenNothing();
  });
  it('is withdrawn, and keeps its first day when it comes back', () => {
    given(drafted, published).when(withdraw).then(withdrawn);
    given(drafted).when(withdraw).thenNothing();
    given(drafted, published, withdrawn).when(publish).then(published);
  });
  it('is revised where something changes, and stays on its shelf', () => {
    given(drafted).when(write('ReviseArticle')).thenNothing();
    given(drafted, published)
      .when(write('ReviseArticle', { title: 'Daha iyi bir fotoğraf' }))
      .then({ type: 'ArticleRevised', data: { article: { ...text, title: 'Daha iyi bir fotoğraf' } } });
    given(drafted)
      .when(write('ReviseArticle', { shelf: 'help' }))
      .thenRefused('ARTICLE_SHELF');
    given().when(write('ReviseArticle')).thenRefused('ARTICLE_NOT_FOUND');
    given().when(publish).thenRefused('ARTICLE_NOT_FOUND');
  });
  it('that the product brings is public at once, on its own day', () => {
    const seed: ArticleCommand = { type: 'SeedArticle', data: { article: text, publishedAt: day }, meta };
    given().when(seed).then(drafted, published);
    given(drafted, published, withdrawn).when(seed).thenRefused('ARTICLE_EXISTS');
  });
});

describe('what somebody writes', () => {
  const read = (change: Partial<ArticleText>) => () => readArticle({ ...text, ...change });
  it('shows a picture of ours alone, with words for who does not see it', () => {
    const image = `/files/${'a'.repeat(32)}.webp`;
    expect(read({ image, imageText: ' Balkonda  sardunyalar ' })()).toMatchObject({
      image,
      imageText: 'Balkonda sardunyalar',
    });
    expect(read({ image: null, imageText: 'Boşta kalan söz' })()).not.toHaveProperty('image');
    expect(read({ image, imageText: ' ' })).toThrow('ARTICLE_IMAGE_TEXT_REQUIRED');
    for (const other of [
      'https://kotu.example/iz.gif',
      '/files/../carsi.db',
      'data:image/svg+xml,<svg/>',
      '/files/a.svg',
    ])
      expect(read({ image: other, imageText: 'x' })).toThrow('ARTICLE_IMAGE_INVALID');
    const content = `![a](/files/${'b'.repeat(32)}.webp) ![b](https://kotu.example/b.webp)`;
    expect(picturesIn({ ...text, image, content })).toEqual([image, `/files/${'b'.repeat(32)}.webp`]);
  });
  it('gets its address from the title, or the one that was typed', () => {
    expect(read({ slug: '' })().slug).toBe('iyi-bir-fotograf');
    expect(read({ slug: 'Şık Adres!' })().slug).toBe('sik-adres');
  });
  it('has each tag once, however it is written', () =>
    expect(read({ tags: ['İpucu', ' ipucu ', '', 'Fotoğraf'] })().tags).toEqual([' ipucu '.trim(), 'Fotoğraf']));
  it.each([
    [{ title: ' \u200b ' }, 'ARTICLE_TITLE_REQUIRED'],
    [{ title: 'x'.repeat(161) }, 'ARTICLE_TITLE_TOO_LONG'],
    [{ slug: '???' }, 'ARTICLE_SLUG_INVALID'],
    [{ category: 'business-x' }, 'ARTICLE_CATEGORY_REQUIRED'],
    [{ excerpt: '' }, 'ARTICLE_EXCERPT_REQUIRED'],
    [{ excerpt: 'x'.repeat(301) }, 'ARTICLE_EXCERPT_TOO_LONG'],
    [{ content: '\n' }, 'ARTICLE_CONTENT_REQUIRED'],
    [{ content: 'x'.repeat(40_001) }, 'ARTICLE_CONTENT_TOO_LONG'],
    [{ tags: ['x'.repeat(31)] }, 'ARTICLE_TAG_TOO_LONG'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `etiket ${n}`) }, 'ARTICLE_TAGS_TOO_MANY'],
  ] as const)('%o is refused as %s', (change, code) => expect(read(change as Partial<ArticleText>)).toThrow(code));
  it('keeps a question without a summary', () =>
    expect(read({ shelf: 'faq', category: 'account', excerpt: '' })().excerpt).toBe(''));
});

describe('what a new site has to say', () => {
  const seeds = seedFiles();
  const on = (shelf: string) => seeds.filter(({ article: { shelf: on } }) => on === shelf);
  it('is at least eight articles of 600 to 1,200 words in every category of the blog', () => {
    expect(on('blog').length).toBeGreaterThanOrEqual(8);
    expect(new Set(on('blog').map(({ article }) => article.category)).size).toBe(4);
    const words = on('blog').map(({ id, article }) => [id, article.content.split(/\s+/).length] as const);
    expect(words.filter(([, count]) => count < 600 || count > 1_200)).toEqual([]);
    expect(on('blog').some(({ article }) => article.featured)).toBe(true);
  });
  it('is at least twenty answers over the five categories', () => {
    expect(on('faq').length).toBeGreaterThanOrEqual(20);
    expect(new Set(on('faq').map(({ article }) => article.category)).size).toBe(5);
  });
  it('is written help: guides, tutorials and questions, those of old addresses among them', () => {
    expect(new Set(on('help').map(({ article }) => article.category))).toEqual(new Set(['guide', 'tutorial', 'faq']));
    expect(on('help').map(({ article }) => article.slug)).toEqual(
      expect.arrayContaining(['isletme-ekleme', 'ilk-kullanim', 'seo-tips', 'kilavuz']),
    );
  });
  it('says it of every site alike, whatever its admins call it', () =>
    expect(seeds.filter(({ article }) => JSON.stringify({ ...article, author: null }).includes(BUILT_IN_NAME))).toEqual(
      [],
    ));
  it('has no two things at one address', () => expect(new Set(seeds.map(({ id }) => id)).size).toBe(seeds.length));
  it('links only to pages of this site', () => {
    const links = seeds.flatMap(({ article: { content } }) => [...content.matchAll(/\]\(([^)]+)\)/g)]);
    expect(links.filter(([, to]) => !/^[/#]/.test(to!)).map(([, to]) => to)).toEqual([]);
    expect(() => seedFile('blog', 'bos', 'kafasız')).toThrow('ARTICLE_TITLE_REQUIRED');
  });
});
