import type { EditorialCalls } from '@carsi/contracts/directory/editorial';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import type { EventStore } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { Reactions, whoIs } from './reactions.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const ayse = tokenOf({ id: 'ayse', userType: 'customer' });
const visitor = 'ziyaretci-0123456789';
const page = { limit: 20, offset: 0 };
const article = {
  shelf: 'blog' as const,
  title: 'Kışa hazırlık',
  slug: '',
  excerpt: 'Kombi ve pencere.',
  content: 'Metin.',
  category: 'tips',
  tags: ['Kış'],
  author: { name: 'Çarşı', role: 'Editör' },
  featured: false,
  rank: 0,
};

describe('what the site says', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let identity: EventStore;
  let service: HostedService;
  let editorial: Served<EditorialCalls>;
  const start = () =>
    hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, { refusals, logger });
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    identity = platform.store('identity', (event) => event);
    service = await start();
    editorial = clientOf<EditorialCalls>(platform.calls, 'directory');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const list = (more: object = {}) => editorial.articles({ shelf: 'blog', ...page, ...more }, context());

  it('is there from the first start, newest first, with counted categories', async () => {
    const { articles, total, counts } = await list();
    expect(total).toBe(9);
    const days = articles.map(({ publishedAt }) => publishedAt!);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(9);
    expect((await editorial.articles({ shelf: 'faq', ...page }, context())).articles[0]).toMatchObject({ rank: 101 });
  });

  it('is found by every word, however it is written, and in pages', async () => {
    expect((await list({ q: 'FOTOGRAF telefonla' })).articles.map(({ slug }) => slug)).toEqual([
      'ise-yarayan-fotograflar',
    ]);
    expect((await list({ q: 'fotograf yokboylebirsey' })).total).toBe(0);
    const [first, second] = [await list({ limit: 4 }), await list({ limit: 4, offset: 4 })];
    const ids = [...first.articles, ...second.articles].map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
    expect((await list({ featured: true })).articles.every(({ featured }) => featured)).toBe(true);
  });

  it('is listed by every combination of what may be asked for', async () => {
    for (const shelf of ['blog', 'faq'] as const)
      for (const category of [undefined, 'isletme'])
        for (const featured of [undefined, true, false])
          for (const q of [undefined, 'fotograf']) {
            const requested = {
              shelf,
              ...page,
              ...(category && { category }),
              ...(featured !== undefined && { featured }),
              ...(q && { q }),
            };
            expect(await editorial.articles(requested, context()), JSON.stringify(requested)).toHaveProperty('total');
          }
  });

  it('is written, published and withdrawn by admins alone', async () => {
    for (const token of [undefined, ayse])
      for (const call of [
        editorial.writeArticle({ articleId: null, article }, context(token)),
        editorial.publishArticle({ articleId: 'x' }, context(token)),
        editorial.withdrawArticle({ articleId: 'x' }, context(token)),
        editorial.allArticles({ shelf: 'blog', ...page }, context(token)),
      ])
        await expect(call).rejects.toMatchObject({ code: token === undefined ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN' });
    const { id, slug, state } = await editorial.writeArticle({ articleId: null, article }, context(admin));
    expect([slug, state]).toEqual(['kisa-hazirlik', 'draft']);
    expect((await list()).total).toBe(9);
    await expect(editorial.article({ shelf: 'blog', idOrSlug: id }, context())).rejects.toMatchObject({
      code: 'ARTICLE_NOT_FOUND',
    });
    await editorial.publishArticle({ articleId: id }, context(admin));
    expect((await list()).total).toBe(10);
    await editorial.withdrawArticle({ articleId: id }, context(admin));
    expect((await list()).total).toBe(9);
    const all = await editorial.allArticles({ shelf: 'blog', state: 'withdrawn', ...page }, context(admin));
    expect(all.articles.map((one) => one.id)).toEqual([id]);
    await editorial.publishArticle({ articleId: id }, context(admin));
  });

  it('keeps its old addresses, and each address is one article’s', async () => {
    const moved = { ...article, slug: 'kis-rehberi' };
    const { article: found } = await editorial.article({ shelf: 'blog', idOrSlug: 'kisa-hazirlik' }, context());
    await editorial.writeArticle({ articleId: found.id, article: moved }, context(admin));
    for (const [idOrSlug, expected] of [
      ['kis-rehberi', false],
      ['kisa-hazirlik', true],
      [found.id, true],
    ] as const)
      expect(await editorial.article({ shelf: 'blog', idOrSlug }, context())).toMatchObject({
        article: { id: found.id, slug: 'kis-rehberi' },
        moved: expected,
      });
    const other = editorial.writeArticle({ articleId: null, article: { ...moved, title: 'Başka' } }, context(admin));
    await expect(other).rejects.toMatchObject({ code: 'ARTICLE_SLUG_TAKEN' });
  });

  it('is liked, saved and voted on once a visitor, and that is taken back', async () => {
    const { id } = (await list()).articles[0]!;
    const react = (kind: 'like' | 'save' | 'helpful', value: boolean | null, who: string | null, token?: string) =>
      editorial.react({ articleId: id, kind, value, visitor: who }, context(token));
    await react('like', true, visitor);
    await react('like', true, visitor);
    expect((await react('like', true, null, ayse)).figures.likes).toBe(2);
    // Whoever is signed in is that person, whatever the browser calls itself.
    expect((await react('like', true, visitor, ayse)).figures.likes).toBe(2);
    expect(await react('like', null, visitor)).toMatchObject({ own: { liked: false }, figures: { likes: 1 } });
    await react('helpful', true, visitor);
    expect(await react('helpful', false, visitor)).toMatchObject({ figures: { helpful: 0, notHelpful: 1 } });
    await react('save', true, visitor);
    expect((await editorial.savedArticles({ visitor, ...page }, context())).articles.map((one) => one.id)).toEqual([
      id,
    ]);
    expect((await editorial.savedArticles({ visitor: null, ...page }, context())).total).toBe(0);
    await expect(react('like', true, null)).rejects.toMatchObject({ code: 'VISITOR_REQUIRED' });
  });

  it('counts a reader once a day', async () => {
    const { id } = (await list()).articles[0]!;
    const view = (address: string) => editorial.viewArticle({ articleId: id, address, agent: 'A' }, context());
    expect([await view('1.1.1.1'), await view('1.1.1.1'), await view('2.2.2.2')]).toEqual(
      [true, false, true].map((counted) => ({ counted })),
    );
    expect((await list()).articles[0]!.views).toBe(2);
  });

  it('has what a person liked in their export, and forgets it with them', async () => {
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'directory');
    const liked = async () => {
      const { tables } = await personalData({ userId: 'ayse' }, context(operatorKey));
      return tables.find(({ name }) => name === 'article-reactions')!.rows;
    };
    expect(await liked()).toMatchObject([{ kind: 'like', value: true }]);
    await identity.append('user-ayse', 0, {
      events: [{ type: 'UserErased', data: { userId: 'ayse', purposes: ['profile'] } }],
      by: null,
      at: new Date().toISOString(),
      commandId: v7(),
      correlationId: v7(),
    });
    await expect.poll(liked).toEqual([]);
  });

  it('has all that a person liked in their export, however much that is', async () => {
    const reactions = await Reactions.open(platform.collections('directory'), platform.cache, platform.clock);
    const liked = Array.from({ length: 501 }, (_, n) => reactions.set(`a${n}`, 'like', whoIs('melek', null)!, true));
    await Promise.all(liked);
    const [table] = await reactions.personalData('melek');
    expect(table!.rows).toHaveLength(501);
    await reactions.erase('melek');
    expect((await reactions.personalData('melek'))[0]!.rows).toEqual([]);
  });

  it('stays as admins left it when the site starts again', async () => {
    const { article: seeded } = await editorial.article({ shelf: 'blog', idOrSlug: 'dogru-ustayi-secmek' }, context());
    await editorial.writeArticle(
      { articleId: seeded.id, article: { ...seeded, title: 'Usta seçmek' } },
      context(admin),
    );
    await editorial.withdrawArticle({ articleId: 'blog_rakamlari-okumak' }, context(admin));
    const { total } = await list();
    await service.stop();
    service = await start();
    expect((await list()).total).toBe(total);
    expect(await editorial.article({ shelf: 'blog', idOrSlug: seeded.slug }, context())).toMatchObject({
      article: { title: 'Usta seçmek' },
    });
  });
});
