import { metaOf } from '@carsi/platform/hosting/meta';
import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { CompanyVersion, OwnedCompany, VersionStep } from '@carsi/contracts/directory/owned-companies';
import { canonical } from '@carsi/kernel/given';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commit, CallContext } from '@carsi/platform/platform';
import type { CompanyEvent } from '../company/events.js';
import { evolve, unknown, type CompanyState } from '../company/state.js';
import type { OwnedCompanies } from './owned-companies.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const steps: Partial<Record<CompanyEvent['type'], VersionStep>> = {
  CompanySubmitted: 'submitted',
  CompanyRevised: 'revised',
  CompanyAmended: 'amended',
  CompanyApproved: 'approved',
  CompanyRejected: 'rejected',
  CompanySuspended: 'suspended',
  CompanyReinstated: 'reinstated',
  CompanyClosed: 'closed',
  CompanyRestored: 'restored',
  CompanyClaimed: 'claimed',
  CompanyVerified: 'verified',
};

interface VersionWithProfile extends CompanyVersion {
  /** The profile after it, with pending changes. */
  readonly after: CompanyProfile | null;
}

/** The history of a company, read from its stream: who changed what, and a restore. */
export class CompanyVersions {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'access' | 'clock'> & {
      readonly owned: OwnedCompanies;
    },
  ) {}

  async companyVersions(
    { companyId, limit, offset }: { companyId: string; limit: number; offset: number },
    context: CallContext,
  ): Promise<{ versions: readonly CompanyVersion[]; total: number }> {
    const { ownerId } = await this.parts.owned.stateOf(companyId, this.parts.access.require(context));
    const changedVersions = (await this.#versionsOf(companyId, ownerId))
      .filter((version) => version.steps.length > 0)
      .toReversed();
    const versions = changedVersions.slice(offset, offset + limit).map(({ after: _after, ...version }) => version);
    return { versions, total: changedVersions.length };
  }

  async restoreVersion(
    { companyId, version }: { companyId: string; version: number },
    context: CallContext,
  ): Promise<OwnedCompany> {
    const actor = this.parts.access.require(context);
    const state = await this.parts.owned.stateOf(companyId, actor);
    const then = (await this.#versionsOf(companyId, state.ownerId)).find((one) => one.version === version)?.after;
    if (!then) throw new Refusal('COMPANY_VERSION_UNKNOWN');
    return this.parts.owned.change(
      companyId,
      { ...state.profile, ...state.waiting },
      then,
      metaOf(context, this.parts.clock, actor.id),
    );
  }

  /** Versions since the current owner; earlier ones belong to another person. */
  async #versionsOf(companyId: string, ownerId: string | null): Promise<readonly VersionWithProfile[]> {
    const commits = await this.parts.store.read<CompanyEvent>(`company-${companyId}`);
    const left = commits.findLastIndex(({ events }) => events.some(({ type }) => type === 'CompanyUnclaimed'));
    let state: CompanyState = unknown;
    const changedVersions = commits.map((commit) => {
      const before = state;
      state = commit.events.reduce(evolve, state);
      return versionOf(commit, textOf(before), textOf(state), ownerId);
    });
    return changedVersions.slice(left + 1);
  }
}

const textOf = (state: CompanyState): CompanyProfile | null =>
  state.is === 'unknown' ? null : { ...state.profile, ...state.waiting };

const versionOf = (
  { version, at, by, events }: Commit<CompanyEvent>,
  before: CompanyProfile | null,
  after: CompanyProfile | null,
  ownerId: string | null,
): VersionWithProfile => {
  const reason = events.flatMap((event) => ('reason' in event.data ? [event.data.reason] : []))[0] ?? null;
  const changed = Object.entries(before && after ? { ...before, ...after } : {}).filter(
    ([field]) =>
      canonical(before?.[field as keyof CompanyProfile] ?? null) !==
      canonical(after?.[field as keyof CompanyProfile] ?? null),
  );
  return {
    version,
    at,
    by: by !== null && by === ownerId ? 'owner' : 'admin',
    steps: events.flatMap(({ type }) => steps[type] ?? []),
    reason,
    before: changed.length > 0 ? before : null,
    changes: Object.fromEntries(changed) as Partial<CompanyProfile>,
    after,
  };
};
