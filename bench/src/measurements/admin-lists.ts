import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { CompaniesAdministrationCalls } from '@carsi/contracts/directory/owned-companies';
import { startSystem } from '@carsi/embedded/system';
import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { p95OneByOne } from '../support/load.js';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import { admin } from '../support/processes.js';

/** More than a text search once scanned. */
const SUSPENDED = 2_500;
const AT_ONCE = 50;

const first = 'Ayşe,Işıl,Çağrı,Ümit,Şule,İrem,Öykü,Gökhan,Ahmet,Zeynep'.split(',');
const last = 'Yılmaz,Kaya,Şahin,Çelik,Öztürk,Işık,Ünal,Doğan,Güneş,Aslan'.split(',');

export interface AdminLists {
  /** Both lists, first pages and far ones. */
  readonly pagesMs: number;
  readonly peopleByNameMs: number;
  readonly companiesByNameMs: number;
  /** The cards above them, and what has grown. */
  readonly figuresMs: number;
}

/** p95 of an admin's lists over HTTP, one request after the other, in a folder that `fillAdminLists` has filled. */
export const askAdminLists = async (url: string): Promise<AdminLists> => {
  const { token } = await signInOverHttp(url, admin.email, admin.password);
  const headers = { authorization: `Bearer ${token}` };
  const p95 = (pathOf: (turn: number) => string, times = 600): Promise<number> =>
    p95OneByOne(url, pathOf, times, headers);
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
  const suspended = await fetch(`${url}/api/admin/companies?status=suspended&limit=100`, { headers });
  const list = (await suspended.json()) as { name: string }[];
  const companiesByNameMs = await p95((turn) => {
    const { name } = list[turn % list.length]!;
    return `/api/admin/companies?limit=50&status=all&q=${encodeURIComponent(name.slice(0, 6 + (turn % 7)))}`;
  });
  const figuresMs = await p95((turn) => `/api/admin/${turn % 2 === 0 ? 'stats' : 'insights'}?n=${turn}`, 200);
  return { pagesMs, peopleByNameMs, companiesByNameMs, figuresMs };
};

/** People are written as events: hashing 100,000 passwords would take half an hour. */
export const fillAdminLists = async (folder: string, people: number): Promise<void> => {
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
  const directory = clientOf<DirectoryCalls & CompaniesAdministrationCalls>(platform.calls, 'directory');
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
