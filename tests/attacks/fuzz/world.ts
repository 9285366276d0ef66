import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { call, signIn, signUp, type Person, type Site } from '../../support/people.js';

export const kinds = ['nobody', 'unverified', 'customer', 'owner', 'other', 'admin'] as const;
export type Kind = (typeof kinds)[number];

/** Somebody with words that nobody else may ever read. */
interface Somebody {
  person: Person;
  readonly canaries: readonly string[];
}

export interface World {
  readonly people: Readonly<Record<Exclude<Kind, 'nobody'>, Somebody>>;
  readonly companyId: string;
  /** Ids and names that exist: of companies, people, conversations, invoices. */
  readonly ids: readonly string[];
}

const secretOf = (kind: string, what: string): string => `Gizli${what}${kind}${process.pid}`;

/** A small town: an owner with a company, one that another owner waits with, a conversation, a draft, an order. */
export const buildWorld = async (site: Site, admin: { email: string; password: string }): Promise<World> => {
  const people = {
    unverified: await signUp(site, { verified: false }),
    customer: await signUp(site),
    owner: await signUp(site, { userType: 'business' }),
    other: await signUp(site, { userType: 'business' }),
    admin: await signIn(site, admin.email, admin.password),
  };
  const request = async <T>(who: keyof typeof people, method: string, path: string, body?: unknown): Promise<T> =>
    (await (await call(site, method, path, body, people[who].token)).json()) as T;
  const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
  const company = await request<OwnCompany>('owner', 'POST', '/api/companies', form);
  const pending = await request<OwnCompany>('other', 'POST', '/api/companies', {
    ...form,
    name: 'Bekleyen Berber',
    description: secretOf('other', 'Tanitim'),
  });
  await request('admin', 'POST', `/api/admin/companies/${company.id}/approve`, { approved: true });
  for (const kind of ['unverified', 'customer', 'owner', 'other'] as const) {
    await request(kind, 'PUT', '/api/users/me/settings', { bio: secretOf(kind, 'Bio'), profileVisibility: 'private' });
    await request(kind, 'PUT', '/api/users/me/company-draft', { description: secretOf(kind, 'Taslak') });
  }
  const started = await request<{ id?: string }>('customer', 'POST', '/api/conversations', {
    company_id: company.id,
    content: 'Merhaba, açık mısınız?',
  });
  const ordered = await request<{ invoice?: { id: string } }>('owner', 'POST', '/api/subscriptions', {
    company_id: company.id,
    plan_id: 'premium',
    duration: 30,
  });
  const canariesOf = (kind: keyof typeof people): readonly string[] => [
    people[kind].email,
    people[kind].refreshToken,
    secretOf(kind, 'Bio'),
    secretOf(kind, 'Taslak'),
    ...(kind === 'other' ? [secretOf('other', 'Tanitim')] : []),
  ];
  return {
    people: Object.fromEntries(
      Object.entries(people).map(([kind, person]) => [
        kind,
        { person, canaries: canariesOf(kind as keyof typeof people) },
      ]),
    ) as World['people'],
    companyId: company.id,
    ids: [
      company.id,
      company.slug,
      pending.id,
      ...Object.values(people).map(({ id }) => id),
      ...[started.id, ordered.invoice?.id].filter((id) => id !== undefined),
      'restaurant',
      'adana',
      'yok',
    ],
  };
};
