import type { MailCalls, SendMail } from '@carsi/contracts/identity/mails';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { canonical } from '@carsi/kernel/given';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { systemClock } from '@carsi/platform/clock';
import { clientOf, type Incoming, type Served } from '@carsi/platform/hosting/client';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import type { EventStore, Find } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MessagingModule } from '../messaging.module.js';
import { refusals } from '../refusals.js';
import { ticketRows, type TicketRow } from './projection.js';
import type { TicketEvent } from './ticket.js';
import { Tickets } from './tickets.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string, commandId = v7()) => ({
  requestId: v7(),
  commandId,
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const ayse = tokenOf({ id: 'ayse', userType: 'customer' });
const form = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.example',
  phone: '0555 111 22 33',
  subject: 'Şikâyetim var',
  message: 'Mavi kapılı dükkân',
  category: 'complaint' as const,
};
const page = { limit: 20, offset: 0 };

/** What identity was asked to send: the other end of the interface, in a process of its own. */
const letters: SendMail[] = [];
@Controller()
class Letters {
  @MessagePattern('sendLetter')
  send(@Payload() { body, context: asked }: Incoming<SendMail>): ReturnType<MailCalls['sendLetter']> {
    access.requireOperator(asked);
    letters.push(body);
    return Promise.resolve({ asked: true });
  }
}
class IdentityModule {}

describe('what people write to the site', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let identity: EventStore;
  let hosted: readonly HostedService[];
  let messaging: Served<MessagingCalls>;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    identity = platform.store('identity', (event) => event);
    const other = { module: IdentityModule, controllers: [Letters] };
    hosted = [
      await hostService('identity', other, platform, { refusals, logger }),
      await hostService('messaging', MessagingModule.on({ platform, logger, access }), platform, { refusals, logger }),
    ];
    messaging = clientOf<MessagingCalls>(platform.calls, 'messaging');
  });
  afterAll(async () => {
    for (const service of hosted.toReversed()) await service.stop();
    await platform.stop();
    folder.remove();
  });
  const list = (more: object = {}) => messaging.tickets({ ...page, ...more }, context(admin));
  const tables = async (userId: string, email?: string) => {
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'messaging');
    const answer = await personalData({ userId, ...(email !== undefined && { email }) }, context(operatorKey));
    return Object.fromEntries(answer.tables.map(({ name, rows }) => [name, rows]));
  };
  const stored = async (): Promise<string> => {
    const store = platform.store('messaging', (event) => event);
    return JSON.stringify(await store.readAll(0, 1_000));
  };

  it('is a ticket once, sealed on disk, acknowledged and answered by a letter each', async () => {
    const command = context(undefined, 'ayni-komut-1');
    const { number } = await messaging.openTicket(form, command);
    expect(await messaging.openTicket(form, command)).toEqual({ number });
    await expect.poll(async () => (await list()).total).toBe(1);
    await expect.poll(() => letters.map(({ template }) => template)).toEqual(['ticket-received']);
    // What was typed is in no letter that anybody could have had sent to anybody.
    expect(JSON.stringify(letters[0]!.data)).not.toMatch(/Ayşe|Şikâyet|Mavi/);
    const { id } = (await list()).tickets[0]!;
    const answered = await messaging.answerTicket({ ticketId: id, answer: 'Kırmızı kapıya bakın.' }, context(admin));
    expect(answered).toMatchObject({ state: 'answered', answers: [{ text: 'Kırmızı kapıya bakın.', by: 'yonetici' }] });
    await expect.poll(() => letters.map(({ template }) => template)).toEqual(['ticket-received', 'ticket-answer']);
    expect(letters[1]).toMatchObject({ email: form.email, data: { number, answer: 'Kırmızı kapıya bakın.' } });
    expect(await stored()).not.toMatch(/Ayşe|ayse@|0555|Şikâyet|Mavi|Kırmızı/);
  });

  it('is found by admins alone, however it is written', async () => {
    expect((await list({ q: 'SIKAYETIM isik' })).total).toBe(1);
    expect((await list({ q: 'yokboyle' })).total).toBe(0);
    expect((await list({ state: 'open' })).total).toBe(0);
    for (const token of [undefined, ayse])
      for (const call of [
        messaging.tickets(page, context(token)),
        messaging.answerTicket({ ticketId: 'x', answer: 'y' }, context(token)),
        messaging.closeTicket({ ticketId: 'x' }, context(token)),
        messaging.reopenTicket({ ticketId: 'x' }, context(token)),
        messaging.forgetTicket({ ticketId: 'x' }, context(token)),
        messaging.subscribers(page, context(token)),
      ])
        await expect(call).rejects.toMatchObject({ code: token === undefined ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN' });
    const forget = messaging.forgetAddress({ email: form.email }, context(admin));
    await expect(forget).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is in the export of who wrote it, and of whose proven address it came from', async () => {
    await messaging.openTicket({ ...form, email: 'baska@ornek.example', subject: 'Üyeyken' }, context(ayse));
    expect((await tables('ayse'))['tickets']).toMatchObject([{ subject: 'Üyeyken' }]);
    expect((await tables('ayse', form.email))['tickets']).toHaveLength(2);
    expect((await tables('veli'))['tickets']).toEqual([]);
  });

  it('goes with the account, and with the address that the account had proven', async () => {
    await identity.append('user-ayse', 0, {
      events: [{ type: 'UserErased', data: { userId: 'ayse', purposes: ['profile', 'messages'] } }],
      by: null,
      at: new Date().toISOString(),
      commandId: v7(),
      correlationId: v7(),
    });
    await expect.poll(async () => (await list({ q: 'uyeyken' })).total).toBe(0);
    expect((await list({ q: 'sikayetim' })).total).toBe(1);
    await messaging.forgetAddress({ email: form.email }, context(operatorKey));
    const { tickets } = await list();
    expect(tickets.map(({ email, message, answers }) => [email, message, answers.map(({ text }) => text)])).toEqual([
      [null, null, [null]],
      [null, null, []],
    ]);
    // Who was forgotten may write again.
    await messaging.openTicket({ ...form, subject: 'Yeniden' }, context());
    await expect.poll(async () => (await list({ q: 'yeniden' })).tickets[0]?.email).toBe(form.email);
  });

  it('comes first while it is open, where the plan of a company of its writer says so', async () => {
    const said = async (name: 'directory' | 'billing', stream: string, event: { type: string; data: object }) => {
      const store = platform.store(name, (one) => one);
      const meta = { by: null, at: new Date().toISOString(), commandId: v7(), correlationId: 'r' };
      await store.append(stream, (await store.read(stream)).length, { ...meta, events: [event] });
      await hosted[1]!.app.get(ReadModels, { strict: false }).waitUntilCaughtUp('supported-companies');
    };
    const plan = (planId: 'basic' | 'premium') =>
      said('billing', 'subscription-kebap', {
        type: 'SubscriptionChanged',
        data: { companyId: 'kebap', planId, endsAt: '2026-12-21T09:00:00.000Z' },
      });
    const opened = async (token: string | undefined, subject: string): Promise<void> => {
      await messaging.openTicket({ ...form, subject }, context(token));
    };
    const usta = tokenOf({ id: 'usta', userType: 'business' });
    const approved = { companyId: 'kebap', ownerId: 'usta', sample: false };
    await said('directory', 'company-kebap', { type: 'CompanyApproved', data: approved });
    await opened(usta, 'Plansız');
    await plan('premium');
    await opened(usta, 'Planlı');
    await plan('basic');
    await opened(ayse, 'Sonraki');
    await opened(usta, 'Plandan sonra');
    const mine = async (more: object = {}) =>
      (await list(more)).tickets
        .filter(({ subject }) => /^Plan|^Sonraki/.test(subject ?? ''))
        .map(({ subject, priority }) => `${subject}${priority ? ' *' : ''}`);
    await expect.poll(mine).toEqual(['Planlı *', 'Plandan sonra', 'Sonraki', 'Plansız']);
    expect((await mine({ state: 'open' }))[0]).toBe('Planlı *');
    const { tickets } = await list({ q: 'planlı' });
    await messaging.answerTicket({ ticketId: tickets[0]!.id, answer: 'Buyurun.' }, context(admin));
    await opened(ayse, 'Sonraki 2');
    await expect.poll(async () => (await mine()).slice(0, 2)).toEqual(['Sonraki 2', 'Planlı *']);
    await messaging.closeTicket({ ticketId: tickets[0]!.id }, context(admin));
    await messaging.reopenTicket({ ticketId: tickets[0]!.id }, context(admin));
    expect((await mine())[0]).toBe('Planlı *');
  });

  it('is in the export and forgotten however many there are', async () => {
    const many = { ...form, email: 'cok-yazan@ornek.example', subject: 'Yine ben' };
    await Promise.all(Array.from({ length: 501 }, () => messaging.openTicket(many, context())));
    const subjects = async () => ((await tables('kimse', many.email))['tickets'] ?? []).map(({ subject }) => subject);
    expect(new Set(await subjects())).toEqual(new Set(['Yine ben']));
    expect(await subjects()).toHaveLength(501);
    await messaging.forgetAddress({ email: many.email }, { ...context(operatorKey), deadline: Date.now() + 60_000 });
    expect(await subjects()).toEqual([]);
  });
});

describe('the tickets', () => {
  it('are looked through for words to the last, and stand as they always do', async () => {
    const rows = Array.from({ length: 1_700 }, (_, n) => ({
      id: `t${String(n).padStart(4, '0')}`,
      row: {
        state: n < 1_000 ? 'open' : 'closed',
        first: n === 1_501 ? 1 : 0,
        changedAt: `2026-11-21T09:00:00.${String(n % 1_000).padStart(3, '0')}Z`,
        name: n % 500 === 1 ? 'Çiğdem' : 'Ali',
        answers: [],
      } as unknown as TicketRow,
    }));
    const find = async ({ where, limit }: Find) => {
      const { gt } = where!['id'] as { gt: string };
      return rows.filter(({ id }) => id > gt).slice(0, limit);
    };
    const tickets = new Tickets({ readModels: { of: () => ({ find }) }, access, clock: systemClock } as never);
    const search = async (q: string, state?: 'open') =>
      (await tickets.tickets({ q, state, limit: 3, offset: 0 }, context(admin))).tickets.map(({ id }) => id);
    expect(await search('CIGDEM')).toEqual(['t1501', 't0501', 't0001']);
    expect(await search('çiğdem', 'open')).toEqual(['t0501', 't0001']);
  });
});

describe('the list of tickets', () => {
  const opening = { ...form, personId: null, addressKey: 'k' };
  const history: readonly TicketEvent[] = [
    { type: 'TicketOpened', data: opening },
    { type: 'TicketLetterAsked', data: { letter: 'received' } },
    { type: 'TicketAnswered', data: { answer: 'Bakın', number: 1 } },
    { type: 'TicketForgotten', data: {} },
  ];
  const on = { stream: 'ticket-t1', at: '2026-11-21T09:00:00.000Z', by: 'yonetici' };
  const after = (count: number) =>
    history
      .slice(0, count)
      .reduce<TicketRow | undefined>((row, event) => ticketRows.evolve(row, event, on, 't1'), undefined);
  it('is the same from the same events, and names the letters that wait', () => {
    expect(canonical(after(4))).toBe(canonical(after(4)));
    expect([1, 2, 3, 4].map((count) => after(count)!.letters)).toEqual([['received'], [], ['answer-1'], []]);
    expect(after(4)).toMatchObject({ email: null, message: null, addressKey: '', answers: [{ text: null }] });
  });
});
