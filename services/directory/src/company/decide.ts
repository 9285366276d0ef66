import { room } from '@carsi/contracts/billing/plans';
import { companyFields } from '@carsi/contracts/directory/company-fields';
import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import { refuse } from '@carsi/kernel/refusal';
import { canonical } from '@carsi/kernel/given';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { CompanyCommand, ImportCompany, ReviseCompany } from './commands.js';
import type { CompanyEvent } from './events.js';
import { evolve, unknown, type CompanyState } from './state.js';

type Known = Exclude<CompanyState, { is: 'unknown' }>;

const RESTORABLE_MS = 30 * 86_400_000;

const decide = (command: CompanyCommand, state: CompanyState): readonly CompanyEvent[] => {
  if (command.type === 'ImportCompany') return imports(command, state);
  if (command.type === 'SubmitCompany') {
    if (state.is !== 'unknown') refuse('COMPANY_EXISTS');
    const { profile, slug, ownerId, sample, maxPhotos } = command.data;
    checkPhotos(profile.images.length, 0, maxPhotos);
    return [{ type: 'CompanySubmitted', data: { profile, slug, ownerId, sample, externalId: null } }];
  }
  if (state.is === 'unknown') return refuse('COMPANY_NOT_FOUND');
  switch (command.type) {
    case 'ReviseCompany':
      return provided(command, state, revise(command.data, state));
    case 'ApproveCompany':
      return approve(command.data.slug, state);
    case 'RejectCompany':
      if (state.is === 'pending' || (state.is === 'active' && state.waiting))
        return [{ type: 'CompanyRejected', data: { ...command.data, ownerId: state.ownerId } }];
      return state.is === 'rejected' ? [] : refuse('COMPANY_NOT_PENDING');
    case 'SuspendCompany':
      if (state.is === 'suspended') return [];
      return state.is === 'active' ? [{ type: 'CompanySuspended', data: command.data }] : refuse('COMPANY_NOT_ACTIVE');
    case 'ReinstateCompany':
      return state.is === 'suspended' ? [{ type: 'CompanyReinstated', data: { to: state.was } }] : [];
    case 'CloseCompany': {
      if (state.is === 'closed') return [];
      const until = new Date(Date.parse(command.meta.at) + RESTORABLE_MS).toISOString();
      const restorableUntil = command.data.forGood ? null : until;
      return provided(command, state, [{ type: 'CompanyClosed', data: { restorableUntil } }]);
    }
    case 'RestoreCompany':
      if (state.is !== 'closed') return [];
      if (state.restorableUntil === null || state.restorableUntil < command.meta.at) return refuse('COMPANY_GONE');
      return provided(command, state, [restored(state)]);
    case 'ClaimCompany':
      if (state.ownerId === command.data.ownerId) return [];
      if (state.ownerId !== null) return refuse('CLAIM_OWNED');
      return state.is === 'closed'
        ? refuse('COMPANY_GONE')
        : [{ type: 'CompanyClaimed', data: { ownerId: command.data.ownerId } }];
    case 'UnclaimCompany':
      return state.ownerId === command.data.ownerId ? [{ type: 'CompanyUnclaimed', data: {} }] : [];
    case 'MarkCompany':
      return marks(command.data, state);
  }
};

const restored = ({ suspended = false, was }: Known): CompanyEvent => ({
  type: 'CompanyRestored',
  data: { to: suspended ? 'suspended' : was },
});

/** What an owner may do an admin may do for them: the event says which of the two it was, for the record of admins. */
const provided = (
  { meta }: Pick<CompanyCommand, 'meta'>,
  { ownerId }: Known,
  events: readonly CompanyEvent[],
): readonly CompanyEvent[] =>
  meta.by === ownerId
    ? events
    : events.map((event) => ({ ...event, data: { ...event.data, byOther: true } }) as CompanyEvent);

/** Beyond the plan's limit a gallery grows no more: what an import or a larger plan brought stays (decision 60). */
const checkPhotos = (count: number, before: number, limit: number): void => {
  if (count > before && room(limit, before) < count - before) refuse('PLAN_PHOTO_LIMIT');
};

const revise = ({ changes: wanted, maxPhotos }: ReviseCompany['data'], state: Known): readonly CompanyEvent[] => {
  if (state.is === 'closed' || state.is === 'suspended') return refuse('COMPANY_NOT_ACTIVE');
  const changes = difference({ ...state.profile, ...state.waiting }, wanted);
  checkPhotos(changes.images?.length ?? 0, state.profile.images.length, maxPhotos);
  if (state.is !== 'active')
    return Object.keys(changes).length === 0 && state.is === 'pending'
      ? []
      : [{ type: 'CompanyRevised', data: { changes } }];
  const [now, later] = split(changes);
  return [
    ...(Object.keys(now).length > 0
      ? [{ type: 'CompanyAmended', data: { changes: now, slug: state.slug } } as const]
      : []),
    ...(Object.keys(later).length > 0 ? [{ type: 'CompanyRevised', data: { changes: later } } as const] : []),
  ];
};

const approve = (slug: string, state: Known): readonly CompanyEvent[] => {
  if (state.is === 'active' && !state.waiting) return [];
  if (state.is !== 'pending' && state.is !== 'active') return refuse('COMPANY_NOT_PENDING');
  const renamed = state.waiting?.name !== undefined && state.waiting.name !== state.profile.name;
  return [
    {
      type: 'CompanyApproved',
      data: { slug: renamed ? slug : state.slug, ownerId: state.ownerId, sample: state.sample },
    },
  ];
};

const imports = ({ data }: ImportCompany, state: CompanyState): readonly CompanyEvent[] => {
  const { profile, slug, externalId, sample } = data;
  if (state.is === 'unknown')
    return [
      { type: 'CompanySubmitted', data: { profile, slug, externalId, sample, ownerId: null } },
      { type: 'CompanyApproved', data: { slug, ownerId: null, sample } },
      ...marks(data, { verified: false, featured: false }),
    ];
  if (state.is === 'closed' && state.restorableUntil !== null) return refuse('COMPANY_CLOSED_BY_OWNER');
  const provided = Object.entries(data.profile).filter(([field]) => !data.keeps?.includes(field));
  const changes = difference(state.profile, Object.fromEntries(provided));
  const renamed = changes.name !== undefined;
  return [
    ...(state.is === 'closed' ? [restored(state)] : []),
    ...(Object.keys(changes).length > 0
      ? [{ type: 'CompanyAmended', data: { changes, slug: renamed ? slug : state.slug } } as const]
      : []),
    ...marks(Object.fromEntries(Object.entries(data).filter(([mark]) => !data.keeps?.includes(mark))), state),
  ];
};

const marks = (
  wanted: { readonly verified?: boolean; readonly featured?: boolean },
  state: { readonly verified: boolean; readonly featured: boolean },
): readonly CompanyEvent[] => [
  ...(wanted.verified !== undefined && wanted.verified !== state.verified
    ? [{ type: wanted.verified ? 'CompanyVerified' : 'CompanyUnverified', data: {} } as CompanyEvent]
    : []),
  ...(wanted.featured !== undefined && wanted.featured !== state.featured
    ? [{ type: wanted.featured ? 'CompanyFeatured' : 'CompanyUnfeatured', data: {} } as CompanyEvent]
    : []),
];

const difference = (from: Partial<CompanyProfile>, wanted: Partial<CompanyProfile>): Partial<CompanyProfile> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && canonical(from[field as keyof CompanyProfile]) !== canonical(value),
    ),
  );

const split = (changes: Partial<CompanyProfile>): readonly [Partial<CompanyProfile>, Partial<CompanyProfile>] => {
  const entries = Object.entries(changes);
  const now = ([field]: [string, unknown]): boolean => 'atOnce' in companyFields[field as keyof CompanyProfile];
  return [Object.fromEntries(entries.filter(now)), Object.fromEntries(entries.filter((entry) => !now(entry)))];
};

/** A slug is claimed once and never released: an old address leads to its company for ever. */
export const company: Aggregate<CompanyState, CompanyCommand, CompanyEvent> = {
  name: 'company',
  initial: unknown,
  decide,
  evolve,
  reservations: (events) => ({
    reservations: [...new Set(events.flatMap((event) => ('slug' in event.data ? [`slug:${event.data.slug}`] : [])))],
  }),
};
