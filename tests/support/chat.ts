import type { Conversation, LiveMessages, Message } from '@carsi/contracts/messaging/http/conversation';
import { io, type Socket } from 'socket.io-client';
import { call, type Person, type Site } from './people.js';

export interface Received {
  readonly ok: boolean;
  readonly code?: string;
  readonly data?: Message;
  readonly presence?: readonly LiveMessages['presence'][];
}

/** What a device receives, in order, and its requests with their answers. */
export interface Device {
  readonly socket: Socket;
  readonly heard: { readonly [Event in keyof LiveMessages]: readonly LiveMessages[Event][] };
  say(event: string, body: unknown): Promise<Received>;
}

const events = ['message:new', 'message:status', 'conversation:updated', 'presence', 'typing'] as const;

export const connect = async (url: string, token?: string): Promise<Device> => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    ...(token !== undefined && { auth: { token } }),
  });
  const delivered = Object.fromEntries(events.map((event) => [event, [] as unknown[]])) as Record<string, unknown[]>;
  for (const event of events) socket.on(event, (received: unknown) => delivered[event]!.push(received));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard: delivered as unknown as Device['heard'],
    say: async (event, body) => (await socket.timeout(8_000).emitWithAck(event, body)) as Received,
  };
};

/** A company of this owner, public and known to messaging. */
export const openCompany = async (
  site: Pick<Site, 'url'>,
  owner: Pick<Person, 'token'>,
  admin: Pick<Person, 'token'>,
  name: string,
): Promise<{ readonly id: string; readonly slug: string }> => {
  const form = { name, description: 'Közde', city: 'Adana', category_id: 'restaurant' };
  const added = await call(site, 'POST', '/api/companies', form, owner.token);
  const { id, slug } = (await added.json()) as { id: string; slug: string };
  const approved = await call(site, 'POST', `/api/admin/companies/${id}/approve`, { approved: true }, admin.token);
  let said = `${added.status}, ${approved.status}`;
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const response = await call(site, 'GET', `/api/companies/${id}/contact`);
    if (response.status === 200) return { id, slug };
    said = `${added.status}, ${approved.status}, ${await response.text()}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nobody can be written to at ${name}: ${said}`);
};

/** The conversation of this person with a company, begun or found. */
export const talk = async (site: Pick<Site, 'url'>, person: Pick<Person, 'token'>, companyId: string) => {
  const begin = () => call(site, 'POST', '/api/conversations', { company_id: companyId }, person.token);
  let response = await begin();
  for (let tries = 0; response.status === 503 && tries < 150; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    response = await begin();
  }
  if (response.status >= 300) throw new Error(`No conversation: ${response.status} ${await response.text()}`);
  return (await response.json()) as Conversation;
};

export const messagesOf = async (
  site: Pick<Site, 'url'>,
  { token }: Pick<Person, 'token'>,
  conversationId: string,
  from = 0,
): Promise<readonly Message[]> => {
  const all: Message[] = [];
  for (;;) {
    const path = `/api/conversations/${conversationId}/messages?limit=100&after=${all.at(-1)?.seq ?? from}`;
    const page = (await (await call(site, 'GET', path, undefined, token)).json()) as Message[];
    all.push(...page);
    if (page.length < 100) return all;
  }
};
