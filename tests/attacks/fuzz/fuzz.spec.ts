import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { routeList } from '@carsi/contracts/all-routes';
import type { OperatedService } from '@carsi/contracts/administration';
import { constantFrom, oneof, record, sample, string, type Arbitrary } from 'fast-check';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, signIn, type Site } from '../../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../../support/start-carsi.js';
import { hostile, inputOf, type Schema } from './hostile.js';
import { derivedRows } from './rows.js';
import { buildWorld, kinds, type Kind, type World } from './world.js';

/** The same in every run; `npm run test:fuzz` takes another seed and more requests. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2);
/** On a quiet machine nothing takes longer than a request's own deadline; a busy one is given more. */
const SLOWEST_MS = Number(process.env['FUZZ_SLOWEST_MS'] ?? 30_000);

const schemaOf = (type: z.ZodType | undefined): Schema =>
  type ? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

interface Request {
  readonly parts: readonly string[];
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string | null;
}

const socketEvents = [
  ['auth', z.object({ token: z.string() })],
  ['analytics:watch', z.object({ company_id: z.string() })],
  ['message:send', z.object({ conversation_id: z.string(), content: z.string(), client_id: z.string() })],
  ['message:delivered', z.object({ conversation_id: z.string(), seq: z.int() })],
  ['message:read', z.object({ conversation_id: z.string(), seq: z.int() })],
  ['typing', z.object({ conversation_id: z.string(), typing: z.boolean() })],
  ['presence:here', z.object({ here: z.boolean() })],
  ['presence:watch', z.object({ conversation_id: z.string() })],
] as const;

describe('every route and socket, whatever is sent to it', () => {
  const folder = temporaryFolder();
  const admin = { email: 'yonetici@ornek.example', password: 'Yonetici-parolasi-1' };
  let carsi: Carsi;
  let site: Site;
  let world: World;
  let known: Arbitrary<string>;
  const env = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LIMITS: JSON.stringify({
      ...Object.fromEntries(
        ['track', 'search', 'suggest', 'read', 'page', 'session', 'login', 'register', 'mail', 'account', 'upload'].map(
          (name) => [name, 1_000_000],
        ),
      ),
      ...Object.fromEntries(
        ['contact', 'letter', 'review', 'conversation', 'report', 'message', 'vote', 'live'].map((name) => [
          name,
          1_000_000,
        ]),
      ),
    }),
  };

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    world = await buildWorld(site, admin);
    known = constantFrom(...world.ids);
  }, 120_000);
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const tokenOf = (kind: Kind): string | undefined => (kind === 'nobody' ? undefined : world.people[kind].person.token);

  /** Whoever was signed out by what was sent comes back, where they still can. */
  const comeBack = async (kind: Exclude<Kind, 'nobody'>): Promise<void> => {
    const { person } = world.people[kind];
    const back = await signIn(site, person.email, person.password).catch(() => undefined);
    if (back) world.people[kind].person = back;
  };

  /** Nobody reads what belongs to somebody else. Admins answer for the site and see more. */
  const strangersWordsIn = (text: string, kind: Kind): readonly string[] =>
    kind === 'admin'
      ? []
      : Object.entries(world.people).flatMap(([whose, { canaries }]) =>
          whose === kind ? [] : canaries.filter((canary) => text.includes(canary)),
        );

  const targetOf = (path: string, { parts, query }: Request): string => {
    let next = 0;
    const at = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(wellFormed(parts[next++ % parts.length]!)) || 'x');
    if (typeof query !== 'object' || query === null) return at;
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, textOf(each)] as const),
    );
    const search = pairs.map(([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(value)}`);
    return search.length > 0 ? `${at}?${search.join('&').slice(0, 6_000)}` : at;
  };

  const requests = (operation: (typeof routeList)[number], seed: number): readonly Request[] =>
    sample(
      record({
        parts: oneof(
          { weight: 4, arbitrary: known },
          { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 60 }) },
        ).chain((first) =>
          record({ first: constantFrom(first), second: known }).map(({ first: a, second: b }) => [a, b]),
        ),
        query: inputOf(schemaOf(operation.query), known),
        body: operation.body ? inputOf(schemaOf(operation.body), known) : hostile,
        // Now and then the same key with something else.
        key: constantFrom(
          null,
          null,
          null,
          'anahtar-1',
          'anahtar-2',
          `time-${world.companyId}-2026-11-26T00:00:00.000Z`,
        ),
      }) as Arbitrary<Request>,
      { seed, numRuns: REQUESTS },
    );

  const send = async (method: string, target: string, { body, key }: Request, kind: Kind): Promise<string> => {
    const token = tokenOf(kind);
    const began = Date.now();
    const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
    const response = await fetch(site.url + target, {
      method,
      redirect: 'manual',
      headers: {
        ...(withBody && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== null && { 'idempotency-key': key }),
      },
      ...(withBody && { body: JSON.stringify(body) ?? '' }),
    });
    const text = await response.text();
    const where = `seed ${SEED}: ${method} ${target.slice(0, 200)} by ${kind}, key ${key}: ${(JSON.stringify(body) ?? '').slice(0, 500)}`;
    const deliberate = response.status === 503 && response.headers.has('retry-after');
    expect(response.status < 500 || deliberate, `${response.status} ${text.slice(0, 200)} for ${where}`).toBe(true);
    expect(Date.now() - began, where).toBeLessThan(SLOWEST_MS);
    expect(strangersWordsIn(text, kind), where).toEqual([]);
    if (response.status === 401 && kind !== 'nobody') await comeBack(kind);
    return text;
  };

  it.each(routeList.map((operation, index) => ({ ...operation, index, route: operation.key })))(
    '$route answers, and tells nobody what is somebody else’s',
    async (operation) => {
      const { method } = operation;
      for (const [n, kind] of kinds.entries())
        for (const request of requests(operation, SEED + operation.index * 100 + n)) {
          // Whom an admin makes an admin, or removes, is no longer who they were: the rest of the run would prove nothing.
          const parts = kind === 'admin' && operation.path.includes('/admin/users/') ? ['yok'] : request.parts;
          await send(method, targetOf(operation.path, { ...request, parts }), request, kind);
        }
    },
    120_000,
  );

  it.each(socketEvents.map(([event, schema], index) => ({ event, schema, index })))(
    'the event $event is answered, and tells nobody what is somebody else’s',
    async ({ event, schema, index }) => {
      for (const [n, kind] of kinds.entries()) {
        const socket = io(carsi.url, {
          transports: ['websocket'],
          reconnection: false,
          forceNew: true,
          auth: { token: tokenOf(kind) },
        });
        const received: unknown[] = [];
        socket.onAny((...reported: unknown[]) => received.push(reported));
        await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
        const inputs = sample(inputOf(schemaOf(schema), known), {
          seed: SEED + 100_000 + index * 100 + n,
          numRuns: REQUESTS * 3,
        });
        for (const input of inputs) {
          if (!socket.connected) break;
          const answer: unknown = await Promise.race([
            socket.timeout(SLOWEST_MS).emitWithAck(event, input),
            // Too large a frame, or somebody else's token, ends the connection.
            new Promise((resolve) => socket.once('disconnect', () => resolve({ ok: false }))),
          ]);
          expect(answer, `${event} by ${kind}: ${JSON.stringify(input).slice(0, 300)}`).toMatchObject({
            ok: expect.any(Boolean),
          });
          received.push(answer);
        }
        socket.close();
        expect(strangersWordsIn(JSON.stringify(received), kind)).toEqual([]);
      }
    },
    120_000,
  );

  it('leaves every read model caught up, without a fault, and nothing parked', async () => {
    await comeBack('admin');
    const look = async () => {
      const answer = await call(site, 'GET', '/api/admin/operations', undefined, tokenOf('admin'));
      const services = (await answer.json()) as OperatedService[];
      return services.map(({ name, up, projections, parked }) => ({
        name,
        up,
        behind: projections.filter(({ behind }) => behind > 0).map((one) => one.name),
        faults: projections.filter(({ faults }) => faults > 0).map((one) => one.name),
        parked: parked.length,
      }));
    };
    const names = ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'];
    const clean = names.map((name) => ({ name, up: true, behind: [], faults: [], parked: 0 }));
    await expect.poll(look).toEqual(clean);
  });

  it('leaves events of which the read models are made again, row for row', async () => {
    expect(await carsi.stop()).toBe(0);
    const copy = temporaryFolder();
    cpSync(folder.path, copy.path, { recursive: true });
    for (const name of ['views.db', 'views.db-wal', 'views.db-shm']) rmSync(join(copy.path, name), { force: true });
    const again = await startCarsi(copy.path, { env });
    await again.stop();
    const [before, after] = [derivedRows(folder.path), derivedRows(copy.path)];
    copy.remove();
    const different = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key),
    );
    expect(
      different.map((key) => `${key}: ${before.get(key)?.slice(0, 400)} → ${after.get(key)?.slice(0, 400)}`),
    ).toEqual([]);
    expect(before.size).toBeGreaterThan(20);
    carsi = await startCarsi(folder.path, { env });
  }, 120_000);
});

/** What an address can carry: half a character cannot be encoded. */
const wellFormed = (text: string): string => text.toWellFormed();
const textOf = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
