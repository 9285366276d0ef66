import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { aProfile } from '../testing/profile.js';
import type { CompanyCommand } from './commands.js';
import { company } from './decide.js';
import type { CompanyEvent } from './events.js';

const given = specification(company);
const AT = '2026-11-21T09:00:00.000Z';
const command = <C extends CompanyCommand>(type: C['type'], data: C['data'], at = AT): CompanyCommand =>
  ({ type, data, meta: { by: 'ayse', at, commandId: 'c1', correlationId: 'r1' } }) as CompanyCommand;

const profile = aProfile();
const submitted: CompanyEvent = {
  type: 'CompanySubmitted',
  data: { profile, slug: 'ada-kebap', ownerId: 'ayse', externalId: null, sample: false },
};
const live = (slug: string, ownerId: string | null = 'ayse'): CompanyEvent => ({
  type: 'CompanyApproved',
  data: { slug, ownerId, sample: false },
});
const approved = live('ada-kebap');
const closed = (restorableUntil: string | null): CompanyEvent => ({ type: 'CompanyClosed', data: { restorableUntil } });
const revise = (changes: Partial<CompanyProfile>) => command('ReviseCompany', { changes, maxPhotos: 5 });
const imported = (over: object = {}) =>
  command('ImportCompany', {
    profile,
    slug: 'ada-kebap',
    externalId: 'x1',
    verified: false,
    featured: false,
    sample: false,
    ...over,
  });

describe('a company', () => {
  it('waits for approval once it is submitted', () =>
    given()
      .when(command('SubmitCompany', { profile, slug: 'ada-kebap', ownerId: 'ayse', sample: false, maxPhotos: 5 }))
      .then(submitted));
  it('that somebody else changes or closes than its owner says so, for the record of admins', () => {
    const byAdmin = (one: CompanyCommand): CompanyCommand => ({ ...one, meta: { ...one.meta, by: 'yonetici' } });
    given(submitted, approved)
      .when(byAdmin(revise({ phone: '0322 111 22 33' })))
      .then({ type: 'CompanyRevised', data: { changes: { phone: '0322 111 22 33' }, byOther: true } });
    given(submitted, approved)
      .when(byAdmin(command('CloseCompany', { forGood: true })))
      .then({ type: 'CompanyClosed', data: { restorableUntil: null, byOther: true } });
  });
  it('is submitted once', () =>
    given(submitted)
      .when(command('SubmitCompany', { profile, slug: 'x', ownerId: 'ayse', sample: false, maxPhotos: 5 }))
      .thenRefused('COMPANY_EXISTS'));
  it('shows five photographs; a gallery that was larger may be ordered and shrink', () => {
    const photos = (count: number) => Array.from({ length: count }, (_, n) => `/files/${n}.webp`);
    const submit = (images: string[]) =>
      command('SubmitCompany', {
        profile: { ...profile, images },
        slug: 'x',
        ownerId: 'ayse',
        sample: false,
        maxPhotos: 5,
      });
    given()
      .when(submit(photos(6)))
      .thenRefused('PLAN_PHOTO_LIMIT');
    given(submitted, approved)
      .when(revise({ images: photos(6) }))
      .thenRefused('PLAN_PHOTO_LIMIT');
    const amended = (images: string[]): CompanyEvent => ({
      type: 'CompanyAmended',
      data: { changes: { images }, slug: 'ada-kebap' },
    });
    given(submitted, approved)
      .when(revise({ images: photos(5) }))
      .then(amended(photos(5)));
    given(submitted, approved, amended(photos(9)))
      .when(revise({ images: photos(8) }))
      .then(amended(photos(8)));
    given(submitted, approved, amended(photos(9)))
      .when(revise({ images: photos(9).toReversed() }))
      .then(amended(photos(9).toReversed()));
    given(submitted, approved, amended(photos(9)))
      .when(revise({ images: photos(10) }))
      .thenRefused('PLAN_PHOTO_LIMIT');
  });
  it.each([
    [5, 6, false],
    [20, 20, true],
    [20, 21, false],
    [-1, 90, true],
  ])('on a plan of %i photographs shows %i of them: %s', (maxPhotos, count, fits) => {
    const images = Array.from({ length: count }, (_, n) => `/files/${n}.webp`);
    const requested = given(submitted, approved).when(command('ReviseCompany', { changes: { images }, maxPhotos }));
    if (fits) requested.then({ type: 'CompanyAmended', data: { changes: { images }, slug: 'ada-kebap' } });
    else requested.thenRefused('PLAN_PHOTO_LIMIT');
  });
  it('loses an owner who is erased, once, and nobody else’s', () => {
    const unclaimed: CompanyEvent = { type: 'CompanyUnclaimed', data: {} };
    given(submitted, approved)
      .when(command('UnclaimCompany', { ownerId: 'ayse' }))
      .then(unclaimed);
    given(submitted, approved)
      .when(command('UnclaimCompany', { ownerId: 'veli' }))
      .thenNothing();
    given(submitted, approved, unclaimed)
      .when(command('UnclaimCompany', { ownerId: 'ayse' }))
      .thenNothing();
  });
  it('is public when it is approved, and approving it again changes nothing', () => {
    given(submitted)
      .when(command('ApproveCompany', { slug: 'other' }))
      .then(approved);
    given(submitted, approved)
      .when(command('ApproveCompany', { slug: 'other' }))
      .thenNothing();
  });
  it('can be rejected with a reason, mended and sent again', () => {
    const rejected: CompanyEvent = { type: 'CompanyRejected', data: { reason: 'Adres eksik', ownerId: 'ayse' } };
    given(submitted)
      .when(command('RejectCompany', { reason: 'Adres eksik' }))
      .then(rejected);
    given(submitted, rejected)
      .when(revise({ address: 'Kale Sk. 4' }))
      .then({ type: 'CompanyRevised', data: { changes: { address: 'Kale Sk. 4' } } });
    given(submitted, rejected)
      .when(command('ApproveCompany', { slug: 'x' }))
      .thenRefused('COMPANY_NOT_PENDING');
  });
  it('stays live while an edit of its name waits', () => {
    const revised: CompanyEvent = { type: 'CompanyRevised', data: { changes: { name: 'Ada Ocakbaşı' } } };
    given(submitted, approved)
      .when(revise({ name: 'Ada Ocakbaşı' }))
      .then(revised);
    given(submitted, approved, revised)
      .when(command('ApproveCompany', { slug: 'ada-ocakbasi' }))
      .then(live('ada-ocakbasi'));
    given(submitted, approved, revised)
      .when(command('RejectCompany', { reason: null }))
      .then({ type: 'CompanyRejected', data: { reason: null, ownerId: 'ayse' } });
  });
  it('shows new hours, pictures and social links at once', () =>
    given(submitted, approved)
      .when(revise({ images: ['/files/a.webp'], phone: '0322 111 22 33' }))
      .then(
        { type: 'CompanyAmended', data: { changes: { images: ['/files/a.webp'] }, slug: 'ada-kebap' } },
        { type: 'CompanyRevised', data: { changes: { phone: '0322 111 22 33' } } },
      ));
  it('makes no revision of what did not change', () =>
    given(submitted, approved)
      .when(revise({ ...profile }))
      .thenNothing());
  it('that is closed can come back for thirty days', () => {
    given(submitted, approved)
      .when(command('CloseCompany', { forGood: false }))
      .then(closed('2026-12-21T09:00:00.000Z'));
    given(submitted, approved, closed('2026-12-21T09:00:00.000Z'))
      .when(command('RestoreCompany', {}))
      .then({ type: 'CompanyRestored', data: { to: 'active' } });
    given(submitted, approved, closed('2026-11-20T09:00:00.000Z'))
      .when(command('RestoreCompany', {}))
      .thenRefused('COMPANY_GONE');
    given(submitted, approved, closed(null)).when(command('RestoreCompany', {})).thenRefused('COMPANY_GONE');
    given(submitted, approved, closed(null))
      .when(command('CloseCompany', { forGood: false }))
      .thenNothing();
  });
  it('can be suspended while it is live, and reinstated', () => {
    const suspended: CompanyEvent = { type: 'CompanySuspended', data: { reason: null } };
    given(submitted, approved)
      .when(command('SuspendCompany', { reason: null }))
      .then(suspended);
    given(submitted)
      .when(command('SuspendCompany', { reason: null }))
      .thenRefused('COMPANY_NOT_ACTIVE');
    given(submitted, approved, suspended)
      .when(command('SuspendCompany', { reason: null }))
      .thenNothing();
    given(submitted, approved, suspended)
      .when(command('ReinstateCompany', {}))
      .then({ type: 'CompanyReinstated', data: { to: 'active' } });
    given(submitted, approved, suspended)
      .when(revise({ name: 'X' }))
      .thenRefused('COMPANY_NOT_ACTIVE');
  });
  it('that was suspended is not public again because its owner closes it and takes it back', () => {
    const suspended: CompanyEvent = { type: 'CompanySuspended', data: { reason: null } };
    const back: CompanyEvent = { type: 'CompanyRestored', data: { to: 'suspended' } };
    const before = [submitted, approved, suspended, closed('2026-12-21T09:00:00.000Z')];
    given(...before)
      .when(command('RestoreCompany', {}))
      .then(back);
    const reinstated: CompanyEvent = { type: 'CompanyReinstated', data: { to: 'active' } };
    given(...before, back)
      .when(command('ReinstateCompany', {}))
      .then(reinstated);
    given(...before, back, reinstated, closed('2026-12-21T09:00:00.000Z'))
      .when(command('RestoreCompany', {}))
      .then({ type: 'CompanyRestored', data: { to: 'active' } });
  });
  it('that nobody submitted cannot be changed', () =>
    given()
      .when(revise({ name: 'X' }))
      .thenRefused('COMPANY_NOT_FOUND'));
});

describe('an imported company', () => {
  const made = { ...submitted, data: { ...submitted.data, ownerId: null, externalId: 'x1' } } as CompanyEvent;
  const open = live('ada-kebap', null);
  it('is approved at once', () =>
    given()
      .when(imported({ verified: true }))
      .then(made, open, { type: 'CompanyVerified', data: {} }));
  it('is not doubled by a second run', () => given(made, open).when(imported()).thenNothing());
  it('takes what changed, and a new address when its name changed', () =>
    given(made, open)
      .when(imported({ profile: { ...profile, name: 'Ada Ocakbaşı' }, slug: 'ada-ocakbasi' }))
      .then({ type: 'CompanyAmended', data: { changes: { name: 'Ada Ocakbaşı' }, slug: 'ada-ocakbasi' } }));
  it('keeps fields that the list omits', () =>
    given(made, open, { type: 'CompanyVerified', data: {} })
      .when(
        imported({
          profile: { ...profile, description: '', images: [] },
          keeps: ['description', 'images', 'verified'],
        }),
      )
      .thenNothing());
  it('stays closed when its owner closed it', () =>
    given(made, open, closed('2026-12-21T09:00:00.000Z')).when(imported()).thenRefused('COMPANY_CLOSED_BY_OWNER'));
  it('comes back when it had been removed as sample data', () =>
    given(made, open, closed(null))
      .when(imported())
      .then({ type: 'CompanyRestored', data: { to: 'active' } }));
});
