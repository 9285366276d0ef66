import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectoryRequests } from '@carsi/contracts/directory';
import type { CompaniesAdministrationRequests } from '@carsi/contracts/owned-companies';
import { startSystem } from '@carsi/embedded/system';
import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/hosting/logging';
import { p95OneByOne } from './load.js';
import { command, startCarsi } from './processes.js';
import { say } from './table.js';

const ADMIN = { email: 'yonetici@ornek.example', password: 'Yonetici-parolasi-1' };
/** More than were once looked through for words. */
const SUSPENDED = 2_500;
const AT_ONCE = 50;

const first = 'Ayşe,Işıl,Çağrı,Ümit,Şule,İrem,Öykü,Gökhan,Ahmet,Zeynep'.split(',');
const last = 'Yılmaz,Kaya,Şahin,Çelik,Öztürk,Işık,Ünal,Doğan,Güneş,Aslan'.split(',');

export interface AdminLists {
  /** Both lists, first pages and far ones. */
  readonly pagesMs: number;
  readonly peopleByNameMs: number;
  readonly companiesByNameMs: number;
}

/** p95 of an admin's lists over HTTP, one question after the other. People are told by their events: 100,000 passwords would take half an hour. */
export const benchAdminLists = async (companies: number, people: number): Promise<AdminLists> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  try {
    say(`loading ${companies} sample companies and ${people} people …`);
    await command(folder, 'sample', '--companies', String(companies));
    await fill(folder, people);
    const carsi = await startCarsi(folder, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    const signedIn = await fetch(`${carsi.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const p95 = (pathOf: (turn: number) => string): Promise<number> =>
      p95OneByOne(carsi.url, pathOf, 600, { authorization: `Bearer ${token}` });
    const offset = (turn: number): number => (turn % 20) * 50;
    const pagesMs = await p95((turn) =>
      turn % 2 === 0
        ? `/api/admin/users?type=customer&limit=50&offset=${offset(turn)}`
        : `/api/admin/companies?status=${turn % 4 === 1 ? 'all' : 'suspended'}&limit=50&offset=${offset(turn)}`,
    );
    const peopleByNameMs = await p95(
      (turn) =>
        `/api/admin/users?limit=50&q=${encodeURIComponent(`${first[turn % 10]} ${last[(turn >> 2) % 10]} ${turn}`)}`,
    );
    const list = (await (
      await fetch(`${carsi.url}/api/admin/companies?status=suspended&limit=100`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { name: string }[];
    const companiesByNameMs = await p95((turn) => {
      const { name } = list[turn % list.length]!;
      return `/api/admin/companies?limit=50&status=all&q=${encodeURIComponent(name.slice(0, 6 + (turn % 7)))}`;
    });
    await carsi.stop();
    return { pagesMs, peopleByNameMs, companiesByNameMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const fill = async (folder: string, people: number): Promise<void> => {
  const { platform, commands, stop } = await startSystem(folder, createLogger('bench', 'silent'));
  const store = platform.store('identity', (event) => event);
  const registered = async (n: number): Promise<void> => {
    const fullName = `${first[n % 10]} ${last[Math.floor(n / 10) % 10]} ${n}`;
    const data = { fullName, phone: null, companyName: null, email: `kisi${n}@ornek.example`, emailKey: `k${n}` };
    const commandId = `bench-${n}`;
    const meta = {
      by: `bench${n}`,
      at: new Date(Date.now() - n * 1_000).toISOString(),
      commandId,
      correlationId: commandId,
    };
    const events = [{ type: 'UserRegistered', data: { ...data, userType: 'customer' } }];
    await store.append(`user-bench${n}`, 0, { ...meta, events });
  };
  for (let n = 0; n < people; n += 1_000)
    await Promise.all(Array.from({ length: Math.min(1_000, people - n) }, (_, more) => registered(n + more)));
  const directory = clientOf<DirectoryRequests & CompaniesAdministrationRequests>(platform.requests, 'directory');
  const { operator } = commands;
  for (let offset = 0; offset < SUSPENDED; offset += AT_ONCE) {
    const page = { status: 'active', limit: AT_ONCE, offset: 0 } as const;
    const found = (await directory.listOwned(page, operator.context())).companies;
    if (found.length === 0) break;
    const reason = 'Ölçüm için';
    await Promise.all(
      found.map(({ company }) => directory.suspendCompany({ companyId: company.id, reason }, operator.context())),
    );
  }
  await stop();
};
