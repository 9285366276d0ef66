import { mkdtempSync, rmSync } from 'node:fs';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { type Delay, delayOf, evenly } from '../support/evenly.js';
import { admin, startCarsi, withAdmin } from '../support/processes.js';

const PAIRS = 10;
const SOCKETS = 500;
/** Few people: password hashing is not measured here. */
const PER_PERSON = 25;
const passwordOf = (email: string): string => `Parola-${email}`;

interface Answer {
  readonly id: string;
  readonly token: string;
}

/** An embedded system in a process of its own, and people who write to each other through it. */
class Site {
  constructor(
    private readonly url: string,
    private readonly folder: string,
  ) {}

  async ask(path: string, body: object, token?: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async tokenOf(email: string, password = passwordOf(email)): Promise<string> {
    return (await signInOverHttp(this.url, email, password)).token;
  }

  /** With a verified address: the link is in the outbox. */
  async signUp(name: string, userType: string): Promise<string> {
    const email = `${name}@ornek.example`;
    const sent = { full_name: 'Ölçüm Kişisi', company_name: 'Ölçüm', accepted_terms: true };
    await this.ask('/api/auth/register', { email, password: passwordOf(email), user_type: userType, ...sent });
    for (;;) {
      const link = mailsIn(join(this.folder, 'outbox'))
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => /email-dogrulama\?token=([\w.~-]+)/.exec(text)?.[1] ?? [])[0];
      if (link !== undefined) {
        await this.ask('/api/auth/verify-email', { token: link });
        return this.tokenOf(email);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Public, and known to messaging. */
  async openCompany(owner: string): Promise<string> {
    const form = { name: 'Ölçüm Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const { id } = await this.ask('/api/companies', form, owner);
    const token = await this.tokenOf(admin.email, admin.password);
    await this.ask(`/api/admin/companies/${id}/approve`, { approved: true }, token);
    while (!(await fetch(`${this.url}/api/companies/${id}/contact`)).ok)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return id;
  }

  async connect(token: string): Promise<Socket> {
    const socket = io(this.url, { transports: ['websocket'], forceNew: true, auth: { token } });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }
}

/** From a message's sending to the screen of the other side, with 500 sockets at one BFF. */
export const benchChat = async (): Promise<{
  readonly delay: Delay;
  readonly residentMb: number;
  readonly afterMb: number;
}> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-chat-'));
  const carsi = await startCarsi(folder, withAdmin);
  const sockets: Socket[] = [];
  try {
    const site = new Site(carsi.url, folder);
    const owner = await site.signUp('usta', 'business');
    const companyId = await site.openCompany(owner);
    const people = [owner];
    const senders: { socket: Socket; conversationId: string }[] = [];
    for (let n = 0; n < PAIRS; n++) {
      const token = await site.signUp(`kisi-${n}`, 'customer');
      people.push(token);
      const { id } = await site.ask('/api/conversations', { company_id: companyId }, token);
      senders.push({ socket: await site.connect(token), conversationId: id });
    }
    sockets.push(...senders.map(({ socket }) => socket));
    const screen = await site.connect(owner);
    sockets.push(screen);
    while (people.length * PER_PERSON < SOCKETS) people.push(await site.signUp(`seyirci-${people.length}`, 'customer'));
    for (let n = 0; sockets.length < SOCKETS; n++) sockets.push(await site.connect(people[n % people.length]!));

    const residentMb = carsi.residentMb();
    const sentAt = new Map<string, number>();
    const samples: number[] = [];
    screen.on('message:new', ({ clientId }: { clientId: string }) => {
      const sent = sentAt.get(clientId);
      sentAt.delete(clientId);
      if (sent !== undefined) samples.push(performance.now() - sent);
    });
    await evenly(async (n) => {
      const { socket, conversationId } = senders[n % PAIRS]!;
      const clientId = `olcum-mesaji-${n}`;
      sentAt.set(clientId, performance.now());
      const body = { conversation_id: conversationId, content: `Ölçüm ${n}`, client_id: clientId };
      const answer = (await socket.timeout(10_000).emitWithAck('message:send', body)) as { ok: boolean; code?: string };
      if (!answer.ok) throw new Error(`A message was refused: ${answer.code}`);
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { delay: delayOf(samples), residentMb, afterMb: carsi.residentMb() };
  } finally {
    for (const socket of sockets) socket.close();
    await carsi.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
