import type { SignedIn } from '@carsi/contracts/identity/person';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, type HostedIdentity } from '../../testing/hosted-identity.js';

const DAY = 24 * 3_600_000;
const LONG = 'on-iki-karakterden-uzun';
const email = 'ayse@ornek.example';
const refusedAs = (code: string) => expect.objectContaining({ code });

describe('what is asked by the law on personal data', () => {
  let hosted: HostedIdentity;
  let ayse: SignedIn;
  let patron: SignedIn;
  const me = () => hosted.as(ayse.token);
  const boss = () => hosted.as(patron.token);
  const ask = (note: string, context = me()) => hosted.identity.askKvkk({ kind: 'question', note }, context);
  const queue = (over: object = {}) => hosted.identity.kvkkRequests({ limit: 50, offset: 0, ...over }, boss());

  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.register(email, { fullName: 'Ayşe Yılmaz' });
    await hosted.identity.createAdmin({ email: 'patron@ornek.example', password: LONG }, hosted.operator);
    ayse = await hosted.login(email);
    patron = await hosted.login('patron@ornek.example', LONG);
  });
  afterAll(() => hosted.stop());

  it('says something, in at most 2.000 characters', async () => {
    for (const empty of ['', '  \n ', '\u200B'])
      await expect(ask(empty)).rejects.toEqual(refusedAs('REQUEST_NOTE_REQUIRED'));
    await expect(ask('ş'.repeat(2_001))).rejects.toEqual(refusedAs('REQUEST_NOTE_TOO_LONG'));
    await expect(hosted.identity.askKvkk({ kind: 'erasure', note: 'x' }, me())).rejects.toEqual(
      refusedAs('BAD_REQUEST'),
    );
    expect((await ask('s\u0327'.repeat(2_000))).note).toBe('ş'.repeat(2_000));
  });

  it('is one when the same request comes twice', async () => {
    const context = me();
    const first = await ask('Hangi verilerim var?', context);
    expect(await ask('Hangi verilerim var?', context)).toEqual(first);
    expect((await hosted.identity.myKvkkRequests({}, me())).map(({ note }) => note)).toHaveLength(2);
    expect(Date.parse(first.dueAt) - Date.parse(first.createdAt)).toBe(30 * DAY);
  });

  it('is visible to its person and to admins, who see what is due first', async () => {
    await hosted.register('veli@ornek.example', { fullName: 'Veli Işık' });
    const veli = await hosted.login('veli@ornek.example');
    await hosted.later(DAY / 24 / 60);
    await ask('Adım yanlış.', hosted.as(veli.token));
    expect(await hosted.identity.myKvkkRequests({}, hosted.as(veli.token))).toHaveLength(1);
    const { requests, total } = await queue();
    expect(total).toBe(3);
    expect(requests.map(({ person }) => person?.name)).toEqual(['Ayşe Yılmaz', 'Ayşe Yılmaz', 'Veli Işık']);
    expect((await queue({ limit: 1, offset: 2 })).requests).toMatchObject([{ note: 'Adım yanlış.', overdue: false }]);
    for (const context of [hosted.as(), hosted.as(veli.token)]) {
      await expect(hosted.identity.kvkkRequests({ limit: 1, offset: 0 }, context)).rejects.toHaveProperty('code');
      await expect(
        hosted.identity.answerKvkk({ requestId: requests[0]!.id, answer: 'x' }, context),
      ).rejects.toHaveProperty('code');
    }
  });

  it('is answered once, by mail', async () => {
    const { id } = (await queue()).requests.find(({ note }) => note === 'Adım yanlış.')!;
    const answer = (said: string, requestId = id) => hosted.identity.answerKvkk({ requestId, answer: said }, boss());
    await expect(answer(' ')).rejects.toEqual(refusedAs('REQUEST_ANSWER_REQUIRED'));
    await expect(answer('s\u0327'.repeat(2_001))).rejects.toEqual(refusedAs('REQUEST_ANSWER_TOO_LONG'));
    await expect(answer('x', 'yok')).rejects.toEqual(refusedAs('REQUEST_NOT_FOUND'));
    // Typed on a machine that takes letters apart, between blanks and invisible marks: as long as it reads, and kept as it reads.
    expect(await answer('  Du\u0308zelttik.\u200B\r\n ')).toMatchObject({
      state: 'done',
      answer: 'Düzelttik.',
      person: { name: 'Veli Işık' },
    });
    await answer('Düzelttik.');
    await expect(answer('Başka bir yanıt')).rejects.toEqual(refusedAs('REQUEST_ANSWERED'));
    const letter = await hosted.mailTo('veli@ornek.example', /KVKK başvurunuz yanıtlandı/);
    expect(letter.text).toContain('Düzelttik.');
    expect(hosted.sent.filter(({ subject }) => /KVKK/.test(subject))).toHaveLength(1);
    expect((await queue({ state: 'done' })).total).toBe(1);
    expect((await queue({ state: 'open' })).total).toBe(2);
  });

  it('waits ten times for one person, and not more', async () => {
    for (let count = 2; count < 10; count++) await ask(`Soru ${count}`);
    await expect(ask('Bir daha')).rejects.toEqual(refusedAs('REQUEST_LIMIT'));
  });

  it('names an erasure, which is taken back with it and done with it', async () => {
    const erasures = async () => (await queue()).requests.filter(({ kind }) => kind === 'erasure');
    const remove = () => hosted.identity.deleteAccount({ phrase: 'HESABI SIL', password: PASSWORD }, me());
    await remove();
    await expect.poll(erasures).toMatchObject([{ state: 'open', userId: ayse.user.id }]);
    ayse = await hosted.login(email);
    await hosted.identity.restoreAccount({}, me());
    await expect.poll(erasures).toMatchObject([{ state: 'canceled' }]);
    await hosted.later(1_000);
    await remove();
    await expect
      .poll(async () => (await erasures()).map(({ state }) => state).toSorted())
      .toEqual(['canceled', 'open']);
    await hosted.later(15 * DAY);
    patron = await hosted.login('patron@ornek.example', LONG);
    const states = async () => (await erasures()).map(({ state }) => state).toSorted();
    await expect.poll(states).toEqual(['canceled', 'done']);
    // Notes and answers go a moment later.
    const left = async () =>
      (await queue()).requests
        .filter(({ userId }) => userId === ayse.user.id)
        .map(({ kind, note, answer, person }) => ({ kind, note, answer, person }));
    const nameless = { kind: 'erasure', note: null, answer: null, person: null };
    await expect.poll(left).toEqual([nameless, nameless]);
  });

  it('is not what an admin ordered: nobody asked for that', async () => {
    await hosted.register('can@ornek.example');
    const { user } = await hosted.login('can@ornek.example');
    await hosted.identity.deletePerson({ userId: user.id }, boss());
    // The mail comes by a policy that hears of it before.
    await hosted.mailTo('can@ornek.example', /silinecek/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await queue()).requests.filter(({ userId }) => userId === user.id)).toEqual([]);
  });

  it('is overdue after thirty days', async () => {
    await hosted.register('ece@ornek.example');
    await ask('Verilerimi silin', hosted.as((await hosted.login('ece@ornek.example')).token));
    await hosted.later(30 * DAY + 1_000);
    patron = await hosted.login('patron@ornek.example', LONG);
    expect((await queue({ state: 'open' })).requests).toMatchObject([{ overdue: true }]);
  });
});
