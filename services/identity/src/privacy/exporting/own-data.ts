import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { PersonalTexts } from '@carsi/platform/personal/sealed-store';
import { StoreUnavailable, type EventStore } from '@carsi/platform/platform';
import type { Users } from '../../accounts/users.js';
import type { KvkkRequests } from '../kvkk/kvkk-requests.js';
import type { Mails } from '../../mail/mails.js';
import { onboarding, onboardingView, readDraft, type OnboardingRow } from '../../onboarding/projection.js';
import type { Links } from '../../providers/links.js';
import type { KnownDevices } from '../../session/known-devices.js';
import type { Sessions } from '../../session/sessions.js';
import { settings, settingsView, type SettingsRow } from '../../settings/projection.js';
import type { UserEvent } from '../../user/events.js';

interface Sources {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly links: Links;
  readonly mails: Mails;
  readonly requests: KvkkRequests;
  readonly readModels: ReadModels;
  readonly store: EventStore;
  readonly texts: PersonalTexts;
}

const draftsIn = (begun: OnboardingRow | undefined) =>
  [begun?.draft, ...Object.values(begun?.edits ?? {})].map(readDraft).filter((draft) => draft !== null);

/** What this service itself knows of a person. */
export class OwnData {
  readonly #settings: ReadModel<SettingsRow>;
  readonly #onboarding: ReadModel<OnboardingRow>;

  constructor(private readonly sources: Sources) {
    this.#settings = sources.readModels.of(settings);
    this.#onboarding = sources.readModels.of(onboarding);
  }

  /** Refuses USER_NOT_FOUND. */
  async collect(userId: string): Promise<readonly PersonalTable[]> {
    const { users, sessions, devices, links, mails, requests } = this.sources;
    if (!(await users.current(userId))) throw new StoreUnavailable('The list of people is behind.');
    const person = await users.person(userId);
    const profile = (await users.profile(userId))!;
    const chosen = await this.#settings.get(userId);
    const begun = await this.#onboarding.get(userId);
    const history = await this.#history(userId);
    return [
      { name: 'profile', rows: [{ ...person }] },
      { name: 'settings', rows: [{ ...settingsView(profile, chosen) }] },
      { name: 'onboarding', rows: begun ? [{ ...onboardingView(profile, chosen, begun) }] : [] },
      { name: 'company-draft', rows: draftsIn(begun) },
      { name: 'consents', rows: history.filter(({ type }) => type.startsWith('Consent')) },
      {
        name: 'sessions',
        rows: (await sessions.of(userId)).map(({ device, createdAt, lastUsedAt }) => ({
          device,
          createdAt,
          lastUsedAt,
        })),
      },
      { name: 'devices', rows: (await devices.of(userId)).map((device) => ({ device })) },
      { name: 'links', rows: (await links.of(userId)).map((provider) => ({ provider })) },
      { name: 'mails', rows: await mails.of(userId) },
      {
        name: 'kvkk-requests',
        rows: (await requests.of(userId)).map(({ kind, note, state, answer, createdAt, dueAt, doneAt }) => ({
          kind,
          note,
          state,
          answer,
          createdAt,
          dueAt,
          doneAt,
        })),
      },
      { name: 'history', rows: history },
    ];
  }

  /** From the first event, with personal texts readable. */
  async #history(userId: string): Promise<readonly ({ at: string; type: string } & Record<string, unknown>)[]> {
    const { store, texts } = this.sources;
    const commits = await store.read<UserEvent>(`user-${userId}`);
    const opened = await Promise.all(commits.map((commit) => texts.open(commit)));
    return opened.flatMap(({ at, events }) =>
      events.map(({ type, data }) => {
        // Only what an address is known by inside.
        const { emailKey: _key, ...fields } = data as Record<string, unknown>;
        return { ...fields, at, type };
      }),
    );
  }
}
