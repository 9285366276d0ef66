import { privacyVersion, termsVersion } from '@carsi/contracts/identity/consent';
import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { describe, expect, it } from 'vitest';
import { adminUsers } from './admin-users/projection.js';
import { onboarding, onboardingView, readDraft } from './onboarding/projection.js';
import { profiles } from './profiles/projection.js';
import { personName, personView } from './profiles/view.js';
import { publish } from './publish.js';
import { settings, settingsView } from './settings/projection.js';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const on = (stream: string, day: number): Occurrence => ({ stream, at: at(day), by: null });
type Happened = readonly [event: Event, occurrence: Occurrence];
const ayse = (type: string, data: object, day: number): Happened => [{ type, data }, on('user-ayse', day)];

const history: readonly Happened[] = [
  ayse(
    'UserRegistered',
    {
      email: 'ayse@example.com',
      emailKey: 'k1',
      fullName: 'Ayşe Nur Yılmaz',
      phone: null,
      companyName: null,
      userType: 'customer',
    },
    1,
  ),
  ayse('ConsentGiven', { kind: 'terms', version: termsVersion, channel: 'register' }, 1),
  ayse('ConsentGiven', { kind: 'notice', version: privacyVersion, channel: 'register' }, 1),
  ayse('ConsentGiven', { kind: 'marketing-email', version: '2026-11-01', channel: 'register' }, 1),
  ayse('EmailVerified', { emailKey: 'k1' }, 2),
  ayse('ProfileRevised', { phone: '0532 111 22 33', fullName: 'Ayşe Nur Işık' }, 3),
  ayse('AvatarChosen', { avatar: '/api/files/a.webp' }, 3),
  ayse('UserTypeChosen', { userType: 'business' }, 4),
  ayse('UserVerified', {}, 5),
  ayse('SettingsChosen', { theme: 'dark', bio: 'Kebapçı' }, 6),
  ayse('OnboardingKept', { answers: { interests: ['food'], step: 3 } }, 7),
  ayse('OnboardingKept', { answers: { step: 4 } }, 7),
  ayse('CompanyDraftKept', { draft: { name: 'Ada' } }, 7),
  ayse('OnboardingCompleted', {}, 8),
  ayse('ConsentWithdrawn', { kind: 'marketing-email', channel: 'settings' }, 9),
  ayse('EmailChanged', { email: 'isik@example.com', emailKey: 'k2' }, 10),
  [{ type: 'AdminAppointed', data: { userId: 'ayse' } }, on('admins-all', 11)],
  [{ type: 'AdminDismissed', data: { userId: 'ayse', userType: 'freelancer' } }, on('admins-all', 12)],
  ayse('ErasureScheduled', { eraseAt: at(27), asked: 'person', purposes: ['profile'] }, 13),
  ayse('ErasureCanceled', {}, 14),
  [{ type: 'SessionsEnded', data: { userId: 'ayse', sessionId: null, except: null } }, on('sessions-ayse', 15)],
];
const erased = ayse('UserErased', { purposes: ['profile', 'messages'] }, 20);
const all = [profiles, adminUsers, settings, onboarding] as unknown as Projection<unknown, never>[];

const replay = <Row>(projection: Projection<Row, never>, happened: readonly Happened[]): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>();
  for (const [event, occurrence] of happened)
    for (const id of projection.rows(event as never, occurrence)) {
      const row = projection.evolve(rows.get(id), event as never, occurrence, id);
      if (row === undefined) rows.delete(id);
      else rows.set(id, row);
    }
  return rows;
};

describe('the read models of identity', () => {
  it.each(all)('$name gives the same rows from the same events', (projection) => {
    const rows = replay(projection, history);
    expect([...rows.keys()]).toEqual(['ayse']);
    expect(canonical([...replay(projection, history)])).toBe(canonical([...rows]));
  });
  it.each(all)(
    '$name keeps nothing of somebody who was erased, nor when their texts are gone already',
    (projection) => {
      expect(replay(projection, [...history, erased]).size).toBe(0);
      const gone = {
        email: null,
        fullName: null,
        phone: null,
        companyName: null,
        bio: null,
        answers: null,
        draft: null,
      };
      const unread = history.map(([event, occurrence]): Happened => {
        const data = event.data as Record<string, unknown>;
        const lost = Object.fromEntries(Object.entries(gone).filter(([name]) => name in data));
        return [{ ...event, data: { ...data, ...lost } }, occurrence];
      });
      expect(replay(projection, [...unread, erased]).size).toBe(0);
    },
  );
  it('show a person as they stand after all that happened', () => {
    const row = replay(profiles, history).get('ayse')!;
    expect(personView('ayse', row, true)).toEqual({
      id: 'ayse',
      email: 'isik@example.com',
      fullName: 'Ayşe Nur Işık',
      userType: 'freelancer',
      typeChosen: true,
      verified: true,
      emailVerifiedAt: at(10),
      avatar: '/api/files/a.webp',
      companyName: null,
      phone: '0532 111 22 33',
      onboardingCompleted: true,
      acceptedTerms: true,
      hasPassword: true,
      createdAt: at(1),
      eraseAt: null,
    });
    expect(replay(adminUsers, history).get('ayse')).toMatchObject({
      nameKey: 'ayse nur isik',
      lastKey: 'isik',
      emailKey: 'isik@example.com',
      userType: 'freelancer',
    });
    const chosen = replay(settings, history).get('ayse');
    expect(settingsView(row, chosen)).toMatchObject({
      displayName: 'Ayşe Nur Işık',
      theme: 'dark',
      bio: 'Kebapçı',
      website: '',
      language: 'tr',
      marketingEmails: false,
    });
    expect(onboardingView(row, chosen, replay(onboarding, history).get('ayse'))).toMatchObject({
      fullName: 'Ayşe Nur Işık',
      interests: ['food'],
      step: 4,
      completed: true,
    });
  });
  it('open a draft as it was sent, also from a row of before', () => {
    const { draft } = replay(onboarding, history).get('ayse')!;
    expect(draft).toBe('{"name":"Ada"}');
    for (const stored of [draft, { name: 'Ada' }]) expect(readDraft(stored)).toEqual({ name: 'Ada' });
    expect(readDraft(null)).toBeNull();
  });
  it('show others a name, initials where somebody wants no more, and nothing of whom is about to go', () => {
    const row = replay(profiles, history).get('ayse')!;
    expect(personName('ayse', row)).toEqual({ id: 'ayse', name: 'Ayşe Nur Işık', avatar: '/api/files/a.webp' });
    const discreet = replay(profiles, [...history, ayse('SettingsChosen', { profileVisibility: 'private' }, 16)]);
    expect(personName('ayse', discreet.get('ayse')!)).toEqual({ id: 'ayse', name: 'A. N. I.', avatar: null });
    expect(personName('ayse', { ...row, eraseAt: at(27) })).toBeUndefined();
  });
});

describe('what leaves identity', () => {
  it('is ids and facts, never a name or an address', () => {
    const published = [...history, erased].flatMap(([event, { stream, at: when, by }]) => {
      const commit = { stream, version: 1, events: [event], by, at: when, commandId: 'c', correlationId: 'r' };
      return publish(event, commit) ?? [];
    });
    expect(published.map(({ type }) => type)).toEqual([
      'UserRegistered',
      'EmailVerified',
      'ProfileRevised',
      'ProfileRevised',
      'UserTypeChosen',
      'EmailVerified',
      'UserTypeChosen',
      'UserTypeChosen',
      'ErasureScheduled',
      'ErasureCanceled',
      'SessionsEnded',
      'UserErased',
    ]);
    expect(published.every(({ data }) => (data as { userId: string }).userId === 'ayse')).toBe(true);
    expect(JSON.stringify(published)).not.toMatch(/example|Yılmaz|Işık|Nur|0532|Ada|Kebap|k1|k2/);
  });
});
