import { canonical } from '@carsi/kernel/given';
import { isSealed } from '@carsi/platform/personal/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedReviews, type HostedReviews } from './testing/hosted-reviews.js';

const company = (companyId: string, ownerId: string | null = 'usta') =>
  ({ type: 'CompanyApproved', data: { companyId, ownerId, sample: false } }) as const;

describe('what others do with reviews', () => {
  let hosted: HostedReviews;
  beforeAll(async () => {
    hosted = await hostedReviews();
    for (const id of ['kebap', 'berber', 'cay', 'firin', 'davet', 'pide']) await hosted.directorySays(company(id));
  });
  afterAll(() => hosted.stop());

  const listed = async (companyId: string, over: object = {}) =>
    (await hosted.reviews.list({ companyId, limit: 20, offset: 0, sort: 'newest', ...over }, hosted.context())).reviews;
  const vote = (voter: string, reviewId: string, helpful: boolean | null) =>
    hosted.reviews.vote({ reviewId, helpful }, hosted.as(voter));
  const reply = (who: string, reviewId: string, content: string) =>
    hosted.reviews.reply({ reviewId, content }, hosted.as(who));
  const report = (who: string, reviewId: string, note: string | null = null) =>
    hosted.reviews.report({ reviewId, reason: 'false', note }, hosted.as(who));
  const decide = (reviewId: string, keep: boolean, reason: string | null = null) =>
    hosted.reviews.decide({ reviewId, keep, reason }, hosted.admin());
  const moderation = (over: object = {}) =>
    hosted.reviews.moderation({ limit: 20, offset: 0, ...over }, hosted.admin());
  const rating = (companyId: string) => hosted.reviews.rating({ companyId }, hosted.context());
  const own = (who: string, companyId: string) => hosted.reviews.own({ companyId }, hosted.as(who));

  describe('votes', () => {
    let id = '';
    beforeAll(async () => void ({ outerId: id } = await hosted.post('ayse')));

    it('count exactly, also when a hundred come at once and each of them thinks again', async () => {
      const voters = Array.from({ length: 100 }, (_, n) => `oy-${n}`);
      await Promise.all(voters.map((voter, n) => vote(voter, id, n % 3 > 0)));
      expect((await listed('kebap'))[0]).toMatchObject({ helpful: 66, notHelpful: 34 });
      await Promise.all(voters.map((voter, n) => vote(voter, id, n % 2 === 0 ? null : true)));
      expect((await listed('kebap'))[0]).toMatchObject({ helpful: 50, notHelpful: 0 });
      await Promise.all(Array.from({ length: 50 }, () => vote('oy-0', id, false)));
      expect((await listed('kebap'))[0]).toMatchObject({ helpful: 50, notHelpful: 1 });
    });
    it('return the counts, and are shown to their voter only', async () => {
      expect(await vote('can', id, true)).toMatchObject({ vote: true, review: { helpful: 51 } });
      expect(await own('can', 'kebap')).toMatchObject({ votes: { [id]: true }, owner: false });
      expect((await own('ece', 'kebap')).votes).toEqual({});
      expect(await vote('can', id, null)).toMatchObject({ vote: null, review: { helpful: 50 } });
      expect((await own('can', 'kebap')).votes).toEqual({});
    });
    it('are not for one’s own, nobody, unproven addresses, and what nobody sees', async () => {
      await expect(vote('ayse', id, true)).rejects.toMatchObject({ code: 'REVIEW_VOTE_OWN' });
      await expect(vote('can', 'yok', true)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
      await expect(vote('can', 'kebap_ayse', true)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
      const unproven = hosted.as('yeni', { emailVerified: false });
      await expect(hosted.reviews.vote({ reviewId: id, helpful: true }, unproven)).rejects.toMatchObject({
        code: 'EMAIL_UNVERIFIED',
      });
      const nobody = hosted.reviews.vote({ reviewId: id, helpful: true }, hosted.context());
      await expect(nobody).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    });
    it('go with the review that they were for, and not to the next of the same author', async () => {
      const first = await hosted.post('deniz');
      await vote('can', first.outerId, true);
      await hosted.reviews.remove({ reviewId: first.outerId }, hosted.as('deniz'));
      await expect(vote('can', first.outerId, false)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
      expect(await hosted.post('deniz')).toMatchObject({ helpful: 0, notHelpful: 0 });
      await expect(vote('can', first.outerId, false)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    });
    it('put the most helpful first, and the newest among equals', async () => {
      const ids = [];
      for (const who of ['a', 'b', 'c']) ids.push((await hosted.post(who, 'berber')).outerId);
      await vote('can', ids[1]!, true);
      const order = await listed('berber', { sort: 'helpful' });
      expect(order.map(({ outerId }) => outerId)).toEqual([ids[1], ids[2], ids[0]]);
    });
    it('are also for reviews that came with a list', async () => {
      const of = { companyId: 'pide', userId: 'eski-1', rating: 5, content: 'Eskiden beri çok iyi' };
      const { outerId } = await hosted.reviews.post({ ...of, displayName: 'Eski Müşteri' }, hosted.operator());
      expect(await vote('can', outerId, true)).toMatchObject({ review: { helpful: 1 } });
    });
  });

  it('are listed by their stars, if one asks for that', async () => {
    await hosted.post('d', 'berber', { rating: 1 });
    expect((await listed('berber', { rating: 1 })).map(({ userId }) => userId)).toEqual(['d']);
    for (const sort of ['newest', 'helpful', 'highest', 'lowest'])
      expect(await listed('berber', { rating: 4, sort })).toHaveLength(3);
  });

  describe("an owner's reply", () => {
    let id = '';
    beforeAll(async () => void ({ outerId: id } = await hosted.post('gizem', 'cay', { anonymous: true })));

    it('stands under the review, and says when it was changed', async () => {
      expect(await reply('usta', id, 'Yine bekleriz efendim.')).toMatchObject({
        reply: { content: 'Yine bekleriz efendim.', edited: false },
      });
      await reply('usta', id, 'Yine bekleriz, çok selam.');
      expect(await listed('cay')).toMatchObject([{ reply: { content: 'Yine bekleriz, çok selam.', edited: true } }]);
    });
    it('is given by the current owner of the company only', async () => {
      for (const who of ['gizem', 'can'])
        await expect(reply(who, id, 'Ben de yazayım dedim.')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      const asAdmin = hosted.reviews.reply({ reviewId: id, content: 'Ben de yazayım dedim.' }, hosted.admin());
      await expect(asAdmin).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect([(await own('usta', 'cay')).owner, (await own('can', 'cay')).owner]).toEqual([true, false]);
      await hosted.directorySays({ type: 'CompanyRepublished', data: { companyId: 'cay', ownerId: 'yeni-usta' } });
      await expect(reply('usta', id, 'Hâlâ benim sanıyordum.')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await reply('yeni-usta', id, 'Artık biz varız, bekleriz.')).toMatchObject({ reply: { edited: true } });
      await hosted.directorySays({ type: 'CompanyRepublished', data: { companyId: 'cay' } });
      expect((await own('yeni-usta', 'cay')).owner).toBe(true);
    });
    it('notifies the author the first time only', async () => {
      await reply('yeni-usta', id, '');
      expect((await listed('cay'))[0]!.reply).toBeNull();
      await reply('yeni-usta', id, 'Yeniden yazalım dedik.');
      const received = (await hosted.heard()).filter(({ data }) => data.companyId === 'cay').map(({ type }) => type);
      expect(received).toEqual([
        'ReviewPosted',
        'ReviewReplied',
        'ReviewChanged',
        'ReviewChanged',
        'ReviewChanged',
        'ReviewChanged',
      ]);
    });
  });

  describe('a review that is reported', () => {
    let id = '';
    beforeAll(async () => void ({ outerId: id } = await hosted.post('murat', 'firin', { rating: 1 })));

    it('is shown to admins, with everybody’s reasons, once each', async () => {
      for (const who of ['can', 'can', 'ece'])
        expect(await report(who, id, `${who} diyor`)).toEqual({ reported: true });
      const { reviews, total } = await moderation({ status: 'reported' });
      expect([reviews, total]).toMatchObject([
        [{ state: 'reported', review: { outerId: id }, reports: [{ note: 'can diyor' }, { note: 'ece diyor' }] }],
        1,
      ]);
      expect((await moderation({ q: 'MURAT buray' })).total).toBe(1);
      expect((await moderation({ q: 'başka bir şey' })).total).toBe(0);
    });
    it('is found by any of its words, in pages, and by none of them once its author took it back', async () => {
      const found = async (q: string, over: object = {}) => {
        const { reviews, total } = await moderation({ q, ...over });
        return [reviews.map(({ review }) => review.userId), total];
      };
      for (const who of ['okan', 'pelin', 'rana']) {
        const content = `${who}: (İncik  boncuk) satıyorlar, ÇAĞRI üstüne çağrı`;
        await report('can', (await hosted.post(who, 'kebap', { content })).outerId);
      }
      await hosted.post('sinan', 'kebap', { content: 'İncik boncuk, kimse şikâyet etmedi' });
      await expect.poll(() => found('boncuk')).toEqual([['rana', 'pelin', 'okan'], 3]);
      for (const q of ['İNCİK BONCUK) sat', '(incik', 'cagri üst', ' satıyorlar,  çağ', 'çağrı'])
        expect([q, ...(await found(q, { limit: 2 }))]).toEqual([q, ['rana', 'pelin'], 3]);
      expect(await found('çağrı', { limit: 2, offset: 2 })).toEqual([['okan'], 3]);
      expect(await found('çağrı', { limit: 2, offset: 4 })).toEqual([[], 3]);
      const of = async (who: string) => (await own(who, 'kebap')).review!.outerId;
      await decide(await of('pelin'), false, 'Zerdali ağacı değil');
      await expect.poll(() => found('çağrı', { status: 'removed' })).toEqual([['pelin'], 1]);
      expect(await found('zerdali')).toEqual([['pelin'], 1]);
      expect(await found('çağrı', { status: 'reported' })).toEqual([['rana', 'okan'], 2]);
      const revised = { reviewId: await of('okan'), rating: 4, content: 'Kızılcık şerbeti çok güzeldi' };
      await hosted.reviews.revise(revised, hosted.as('okan'));
      await expect.poll(() => found('kızılcık')).toEqual([['okan'], 1]);
      expect(await found('çağrı', { status: 'reported' })).toEqual([['rana'], 1]);
      for (const who of ['okan', 'pelin', 'rana'])
        await hosted.reviews.remove({ reviewId: await of(who) }, hosted.as(who));
      const kept = await hosted.platform.collections('reviews').open<{ from: string }>('moderated-words');
      const words = async () => {
        const all: string[] = [];
        for await (const rows of kept.scan()) all.push(...rows.flatMap(({ row }) => (row ? [row.from] : [])));
        return all.filter((from) => /^(incik|cagri|zerdali|kizilcik)/.test(from));
      };
      await expect.poll(words).toEqual([]);
      expect(await found('çağrı')).toEqual([[], 0]);
    });
    it('is shown to nobody else, and decided by nobody else', async () => {
      for (const asking of [hosted.as('can'), hosted.as('murat'), hosted.as('usta')]) {
        await expect(hosted.reviews.moderation({ limit: 5, offset: 0 }, asking)).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
        await expect(hosted.reviews.decide({ reviewId: id, keep: true }, asking)).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
      }
    });
    it('leaves lists and stars when an admin takes it down, and its author reads why', async () => {
      await vote('can', id, false);
      expect(await decide(id, false, 'Gerçek bir ziyarete dayanmıyor')).toMatchObject({ state: 'removed' });
      expect([await listed('firin'), (await rating('firin')).count]).toEqual([[], 0]);
      expect((await own('murat', 'firin')).review).toMatchObject({
        published: false,
        notHelpful: 1,
        removal: { reason: 'Gerçek bir ziyarete dayanmıyor', appeal: null },
      });
      await expect(vote('ece', id, true)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
      await expect(hosted.post('murat', 'firin')).rejects.toMatchObject({ code: 'REVIEW_EXISTS' });
    });
    it('is looked at again when its author asks, who alone may', async () => {
      const asks = (who: string) =>
        hosted.reviews.appeal({ reviewId: id, note: 'Fişim var, gösterebilirim.' }, hosted.as(who));
      await expect(asks('can')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await asks('murat')).toMatchObject({ removal: { appeal: 'open' } });
      await expect(asks('murat')).rejects.toMatchObject({ code: 'REVIEW_APPEALED' });
      const withdraws = (who: string) => hosted.reviews.withdrawAppeal({ reviewId: id }, hosted.as(who));
      await expect(withdraws('can')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await withdraws('murat')).toMatchObject({ removal: { appeal: null } });
      expect((await moderation({ status: 'appealed' })).reviews).toEqual([]);
      expect((await moderation({ status: 'removed' })).reviews).toMatchObject([{ appeal: null }]);
      expect(await asks('murat')).toMatchObject({ removal: { appeal: 'open' } });
      expect((await moderation({ status: 'appealed' })).reviews).toMatchObject([
        { appeal: 'Fişim var, gösterebilirim.', reports: [{}, {}] },
      ]);
    });
    it('is read for admins in one question to the store, however many there are on a page', async () => {
      const { outerId } = await hosted.post('nazan', 'cay');
      await hosted.reviews.report({ reviewId: outerId, reason: 'false' }, hosted.as('can'));
      const store = hosted.platform.store('reviews', () => undefined);
      const [read, readStreams] = [store.read.bind(store), store.readStreams.bind(store)];
      const requested: number[] = [];
      Object.assign(store, {
        read: async (stream: string) => (requested.push(1), read(stream)),
        readStreams: async (streams: readonly string[]) => (requested.push(streams.length), readStreams(streams)),
      });
      const { reviews } = await moderation();
      Object.assign(store, { read, readStreams });
      expect(reviews.length).toBeGreaterThan(1);
      expect(requested).toEqual([reviews.length]);
    });
    it('comes back with its votes, and counts again', async () => {
      expect(await decide(id, true)).toMatchObject({ state: 'kept' });
      expect(await listed('firin')).toMatchObject([{ published: true, notHelpful: 1, removal: null }]);
      expect(await rating('firin')).toMatchObject({ rating: 1, count: 1 });
    });
    it('is published by ids: the author is notified of the removal, the stars follow, and it is no new review', async () => {
      const events = (await hosted.heard()).filter(({ data }) => data.companyId === 'firin');
      expect(events).toEqual([
        { type: 'ReviewPosted', data: { reviewId: 'firin_murat', companyId: 'firin', rating: 1, outerId: id } },
        { type: 'ReviewChanged', data: { reviewId: 'firin_murat', companyId: 'firin' } },
        {
          type: 'ReviewTakenDown',
          data: { reviewId: 'firin_murat', companyId: 'firin', userId: 'murat', outerId: id },
        },
        { type: 'ReviewRemoved', data: { reviewId: 'firin_murat', companyId: 'firin', rating: 1 } },
        { type: 'ReviewPosted', data: { reviewId: 'firin_murat', companyId: 'firin', rating: 1, again: true } },
      ]);
    });
    it('cannot be posted again after it was taken down', async () => {
      const { outerId } = await hosted.post('kotu', 'firin');
      await decide(outerId, false, 'Küfür içeriyor');
      await expect(
        hosted.reviews.revise({ reviewId: outerId, content: 'Biraz daha kibarca' }, hosted.as('kotu')),
      ).rejects.toMatchObject({ code: 'REVIEW_TAKEN_DOWN' });
      await hosted.reviews.remove({ reviewId: outerId }, hosted.as('kotu'));
      await expect(hosted.post('kotu', 'firin')).rejects.toMatchObject({ code: 'REVIEW_BARRED' });
      expect(await rating('firin')).toMatchObject({ count: 1 });
    });
  });

  describe('a customer', () => {
    const invite = (who = 'usta', companyId = 'davet') => hosted.reviews.invite({ companyId }, hosted.as(who));

    it('has a mark on what they write with a link of the company, which works once', async () => {
      const { secret: invitation } = await invite();
      expect(await hosted.post('selin', 'davet', { invitation })).toMatchObject({
        verifiedPurchase: true,
        invitation: 'accepted',
      });
      expect(await hosted.post('tarik', 'davet', { invitation })).toMatchObject({
        verifiedPurchase: false,
        invitation: 'used',
      });
    });
    it('is one of two who use the same link at once', async () => {
      const { secret: invitation } = await invite();
      const posted = await Promise.all(
        ['u1', 'u2', 'u3', 'u4'].map((who) => hosted.post(who, 'davet', { invitation })),
      );
      expect(posted.filter(({ verifiedPurchase }) => verifiedPurchase)).toHaveLength(1);
    });
    it('may try again with their link when the first try was refused', async () => {
      const { secret: invitation } = await invite();
      await expect(hosted.post('ipek', 'davet', { invitation, content: 'kısa' })).rejects.toMatchObject({
        code: 'REVIEW_TOO_SHORT',
      });
      expect(await hosted.post('ipek', 'davet', { invitation })).toMatchObject({ verifiedPurchase: true });
    });
    it('has none by a link of another company, an invented one, or their own word', async () => {
      const { secret } = await invite('usta', 'pide');
      for (const [n, invitation] of [secret, '20261121.x', 'x'.repeat(41), `20261121.${'a'.repeat(32)}`].entries())
        expect(await hosted.post(`sahte-${n}`, 'davet', { invitation })).toMatchObject({
          verifiedPurchase: false,
          invitation: 'unknown',
        });
    });
    it('is invited by the owner, fifty times a day', async () => {
      for (const who of ['selin', 'yonetici']) await expect(invite(who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(invite('usta', 'hic-yok')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      const requested = await Promise.allSettled(Array.from({ length: 60 }, () => invite('usta', 'berber')));
      expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
      await expect(invite('usta', 'berber')).rejects.toMatchObject({ code: 'INVITATION_LIMIT', status: 429 });
    });
    it('has a mark where the company took a request of theirs, and none where that was called off', async () => {
      const answered = (requestId: string, personId: string, state: 'accepted' | 'declined' | 'canceled') =>
        hosted.directorySays({
          type: 'RequestAnswered',
          data: { companyId: 'davet', requestId, personId, kind: 'quote', state, preferredAt: null },
        });
      await answered('i1', 'onur', 'accepted');
      await answered('i2', 'pelin', 'declined');
      await answered('i3', 'rana', 'accepted');
      await answered('i3', 'rana', 'canceled');
      const marked = [];
      for (const who of ['onur', 'pelin', 'rana']) marked.push((await hosted.post(who, 'davet')).verifiedPurchase);
      expect(marked).toEqual([true, false, false]);
    });
  });

  describe('of somebody who is erased', () => {
    const words = { reply: 'Gidenin yanıtıydı bu.', note: 'Gidenin notuydu bu.', appeal: 'Gidenin itirazıydı bu.' };
    let replied = '';
    const texts = async () => {
      const commits = await hosted.platform.store('reviews', () => undefined).readAll(0, 10_000);
      return commits.flatMap(({ events }) =>
        events.flatMap(({ type, data }) => {
          const { content, note, reason } = data as Record<string, string | null | undefined>;
          const said = type === 'ReviewReported' ? note : (content ?? note ?? reason);
          return typeof said === 'string' ? [said] : [];
        }),
      );
    };
    beforeAll(async () => {
      await hosted.directorySays(company('giden-yer', 'giden'));
      ({ outerId: replied } = await hosted.post('kalan', 'giden-yer'));
      await reply('giden', replied, words.reply);
      await report('giden', replied, words.note);
      const { outerId } = await hosted.post('giden', 'kebap');
      await vote('giden', replied, true);
      await hosted.post('giden', 'pide');
      await decide(outerId, false, 'Gidenin gerekçesi');
      await hosted.reviews.appeal({ reviewId: outerId, note: words.appeal }, hosted.as('giden'));
    });

    it('everything is sealed on disk, for every writer', async () => {
      const all = await texts();
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((text) => !isSealed(text))).toEqual([]);
    });
    it('is all in their export before, without naming others', async () => {
      const { tables } = await hosted.reviews.personalData({ userId: 'giden' }, hosted.operator());
      const text = JSON.stringify(tables);
      for (const word of [...Object.values(words), 'Gidenin gerekçesi']) expect(text).toContain(word);
      expect(text).not.toContain('kalan');
      expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
        ['reviews', 2],
        ['review-replies', 1],
        ['review-votes', 1],
        ['review-reports', 1],
      ]);
    });
    it('is gone: the reply, the vote, the note and the appeal, and the review that nobody saw', async () => {
      await hosted.identitySays({ type: 'UserErased', data: { userId: 'giden', purposes: ['profile'] } });
      await expect.poll(() => listed('giden-yer')).toMatchObject([{ reply: null, helpful: 0 }]);
      const { reviews } = await moderation({ status: 'reported' });
      const observed = reviews.find(({ review }) => review.outerId === replied);
      await expect
        .poll(async () => JSON.stringify(await hosted.reviews.personalData({ userId: 'giden' }, hosted.operator())))
        .not.toContain('Gidenin');
      expect(observed?.reports).toMatchObject([{ reporterId: 'giden' }]);
      expect(JSON.stringify(await moderation())).not.toContain('Gidenin');
      for (const ask of [
        vote('giden', replied, true),
        reply('giden', replied, 'Yine ben yazayım.'),
        report('giden', replied),
      ])
        await expect(ask).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await listed('pide')).toMatchObject([{ content: 'giden burayı çok sevdi' }, {}]);
    });
  });

  it.each(['company-reviews', 'company-rating', 'review-readers', 'accepted-requests', 'known-companies'])(
    'have %s that a replay from the first event gives again',
    async (name) => {
      const rows = async () => {
        const all: [string, unknown][] = [];
        for await (const { id, row } of hosted.readModels.content(name)) all.push([id, row]);
        return canonical(all.sort(([a], [b]) => (a < b ? -1 : 1)));
      };
      const before = await rows();
      expect(before.length).toBeGreaterThan(20);
      await hosted.readModels.rebuild(name);
      expect(await rows()).toBe(before);
    },
  );
});
