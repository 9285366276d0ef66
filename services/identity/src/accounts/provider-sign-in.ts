import { createHash, randomBytes } from 'node:crypto';
import type { SignedIn } from '@carsi/contracts/identity/person';
import { Refusal } from '@carsi/kernel/refusal';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, type Collection, type CallContext } from '@carsi/platform/platform';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import type { ServiceParts } from '@carsi/platform/service-module';
import { z } from 'zod';
import type { SignInFlow } from './sign-in-flow.js';
import type { Possession } from './possession.js';
import type { Users } from './users.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Revocation } from '../session/revocation.js';
import { keys } from '../token/secrets.js';
import { emailOf } from '../user/email.js';
import { nameOf } from '../user/texts.js';
import type { Links } from '../providers/links.js';
import type { Checks, Provider, ProviderName, Vouched } from '../providers/provider.js';

/** One row a browser's try: on its way to the provider, or back with a code that can be exchanged once. */
export interface AttemptRow {
  readonly provider: ProviderName;
  /** Binds the attempt to the browser that started it. */
  readonly browserHash: string;
  readonly checks: Checks | null;
  readonly userId: string | null;
  /** A refusal code, returned by the exchange, where its sentence can be shown. */
  readonly refusal: string | null;
  readonly expiresAt: string;
}

const started = z.object({ provider: z.enum(['google', 'github']), browser: z.string().max(100) });
const returned = started.extend({ query: z.string().max(4_000) });
const exchanged = z.object({
  code: z.string().max(200),
  browser: z.string().max(10_000),
  agent: z.string().max(10_000),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secretText = (): string => randomBytes(32).toString('base64url');

/**
 * Sign-in with Google or GitHub: redirected with state, nonce and PKCE, returned with a code for the same browser, exchanged once
 * within a minute for a session. No token is ever in a URL. An account is linked by the provider's own key. The first time it is
 * found by an address that both the provider and we have verified, so that nobody gets into an account by claiming its address
 * elsewhere.
 */
export class ProviderSignIn {
  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids' | 'logger'> & {
      readonly configured: Partial<Readonly<Record<ProviderName, Provider>>>;
      readonly tries: Collection<AttemptRow>;
      readonly links: Links;
      readonly users: Users;
      readonly possession: Possession;
      readonly revocation: Revocation;
      readonly signingIn: SignInFlow;
      readonly secret: ServerSecret;
      readonly site: string;
    },
  ) {}

  async providers(): Promise<Readonly<Record<ProviderName, boolean>>> {
    return { google: this.parts.configured.google !== undefined, github: this.parts.configured.github !== undefined };
  }

  /** Refuses PROVIDER_UNKNOWN where it is not configured. */
  async beginProvider(body: unknown): Promise<{ url: string }> {
    const { provider: name, browser } = parse(started, body);
    const provider = this.#providerOf(name);
    const checks = { state: secretText(), nonce: secretText(), verifier: secretText() };
    const url = await provider.begin(checks, this.#redirectUri(name));
    await this.#keep(
      checks.state,
      { provider: name, browserHash: hashOf(browser), checks, userId: null, refusal: null },
      keys['provider-state'].livesMs,
    );
    return { url: url.href };
  }

  /** Always returns a code; an error is returned by its exchange. `query` is the provider's query string, with its question mark. */
  async finishProvider(body: unknown, context: CallContext): Promise<{ code: string }> {
    const { provider: name, query, browser } = parse(returned, body);
    const provider = this.#providerOf(name);
    const answer = new URL(this.#redirectUri(name) + query);
    const attempt = await this.#take(answer.searchParams.get('state') ?? '', browser);
    const outcome = { userId: null as string | null, refusal: null as string | null };
    try {
      if (!attempt?.checks || attempt.provider !== name) throw new Refusal('PROVIDER_FAILED');
      outcome.userId = await this.#userOf(name, await provider.finish(answer, attempt.checks), context);
    } catch (error) {
      outcome.refusal = error instanceof Refusal ? error.code : 'PROVIDER_FAILED';
      if (!(error instanceof Refusal))
        this.parts.logger.warn({ provider: name, err: error }, 'a provider sign-in failed');
    }
    const code = secretText();
    await this.#keep(
      code,
      { provider: name, browserHash: hashOf(browser), checks: null, ...outcome },
      keys['provider-code'].livesMs,
    );
    return { code };
  }

  /** Refuses the stored refusal, and PROVIDER_FAILED for a code of another browser, a used or an expired one. */
  async exchange(body: unknown): Promise<SignedIn> {
    const { code, browser, agent } = parse(exchanged, body);
    const attempt = await this.#take(code, browser);
    if (attempt?.refusal) throw new Refusal(attempt.refusal);
    const row = attempt?.userId ? await this.parts.users.profile(attempt.userId) : undefined;
    if (!attempt?.userId || !row) throw new Refusal('PROVIDER_FAILED');
    // The former address may have taken the account back meanwhile.
    if (!(await this.parts.links.of(attempt.userId)).includes(attempt.provider)) throw new Refusal('PROVIDER_FAILED');
    const { token, refreshToken } = await this.parts.signingIn.begin(attempt.userId, agent, { browser });
    return { token, refreshToken, user: await this.parts.users.person(attempt.userId) };
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.parts.tries, this.parts.clock.now().toISOString());
  }

  async #userOf(name: ProviderName, vouched: Vouched, context: CallContext): Promise<string> {
    const linked = await this.parts.links.userOf(name, vouched.subject);
    if (linked) return linked;
    const email = emailOf(vouched.email);
    if (email === undefined || !vouched.emailVerified) throw new Refusal('PROVIDER_EMAIL_UNVERIFIED');
    const emailKey = this.parts.secret.emailKey(email);
    const userId = (await this.#existing(emailKey)) ?? (await this.#register(vouched, email, emailKey, context));
    const verifiedAt = (await this.parts.users.profile(userId))?.emailVerifiedAt ?? null;
    // In old accounts the password may have been set by somebody else: the verified owner is present now.
    await this.parts.possession.takeUnlessProven(userId, verifiedAt);
    await this.parts.revocation.because('provider-linked', userId);
    await this.parts.links.link(name, vouched.subject, userId, emailKey);
    return userId;
  }

  async #existing(emailKey: string): Promise<string | undefined> {
    const person = await this.parts.users.byEmail(emailKey);
    if (person && person.row.emailVerifiedAt === null) throw new Refusal('PROVIDER_ACCOUNT_UNVERIFIED');
    return person?.id;
  }

  /** Type and consents follow in the next step. */
  async #register({ name }: Vouched, email: string, emailKey: string, context: CallContext): Promise<string> {
    const userId = this.parts.ids.next();
    const data = {
      fullName: nameOr(name, email),
      phone: null,
      companyName: null,
      email,
      emailKey,
      userType: null,
      consents: [],
      emailVerified: true,
    };
    try {
      await this.parts.users.run(
        userId,
        { type: 'RegisterUser', data, meta: metaOf(context, this.parts.clock, userId) },
        { fresh: true },
      );
      return userId;
    } catch (error) {
      if (!(error instanceof ReservationConflict)) throw error;
      // Registered in the same moment, by a form or in another tab.
      const first = await this.#existing(emailKey);
      if (!first) throw new Refusal('TRY_AGAIN');
      return first;
    }
  }

  #providerOf(name: ProviderName): Provider {
    const provider = this.parts.configured[name];
    if (!provider) throw new Refusal('PROVIDER_UNKNOWN');
    return provider;
  }

  #redirectUri(name: ProviderName): string {
    return `${this.parts.site}/api/auth/${name}/callback`;
  }

  async #keep(key: string, row: Omit<AttemptRow, 'expiresAt'>, ms: number): Promise<void> {
    const expiresAt = new Date(this.parts.clock.now().getTime() + ms).toISOString();
    await this.parts.tries.write([{ id: hashOf(key), v: 0, marks: {}, row: { ...row, expiresAt } }]);
  }

  /** Deletes the row: a code works once. */
  async #take(key: string, browser: string): Promise<AttemptRow | undefined> {
    const id = hashOf(key);
    const stored = (await this.parts.tries.load([id])).get(id);
    if (!stored?.row || stored.row.browserHash !== hashOf(browser)) return undefined;
    if ((await this.parts.tries.write([{ ...stored, row: undefined }])).length > 0) return undefined;
    return stored.row.expiresAt > this.parts.clock.now().toISOString() ? stored.row : undefined;
  }
}

const nameOr = (name: string, email: string): string => {
  try {
    return nameOf(name.slice(0, 100), 'NAME_REQUIRED');
  } catch {
    return email.slice(0, email.indexOf('@'));
  }
};
