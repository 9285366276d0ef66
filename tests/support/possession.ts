import type { SignedIn } from '@carsi/contracts/identity/person';
import { CHROME, type HostedIdentity } from '@carsi/identity/testing/hosted-identity';
import type { OwnProviders } from './own-providers.js';

/** A link that was mailed to a person. */
export interface MailedLink {
  readonly path: string;
  readonly token: string;
}
interface Held {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  /** With which they came in; undefined by a provider. */
  readonly password: string | undefined;
}
type Proof = 'nothing' | 'password' | 'browser' | 'session';

let passwords = 0;

/** A person at their browser, with their mailboxes, and what they know. */
export class Somebody {
  readonly known: string[] = [];
  readonly held: Held[] = [];
  readonly browser: string;

  constructor(
    private readonly hosted: HostedIdentity,
    private readonly providers: OwnProviders,
    readonly name: string,
    readonly addresses: readonly string[],
  ) {
    this.browser = name.padEnd(43, '-').slice(0, 43);
  }

  get links(): readonly MailedLink[] {
    return this.hosted.sent
      .filter(({ to }) => this.addresses.includes(to))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .map((text) => new URL(text))
      .flatMap(({ pathname: path, searchParams: query }) => {
        const token = query.get('token') ?? query.get('access_token');
        return token === null ? [] : [{ path, token }];
      });
  }

  get newest(): Held | undefined {
    return this.held.at(-1);
  }

  async register(email: string): Promise<void> {
    const password = this.#fresh();
    await this.hosted.register(email, { password, browser: this.browser, agent: CHROME });
    this.known.push(password);
  }

  async signIn(email: string, password: string): Promise<SignedIn> {
    const { browser } = this;
    const signedIn = await this.hosted.identity.login({ agent: CHROME, email, password, browser }, this.hosted.as());
    return this.#keep(signedIn, password);
  }

  async verify({ token }: MailedLink, proof: Proof) {
    const { identity, as } = this.hosted;
    const shown = {
      ...(proof === 'password' && { password: this.known.at(-1) ?? 'bilinmiyor' }),
      ...(proof === 'browser' && { browser: this.browser }),
    };
    return identity.verifyEmail({ token, ...shown }, as(proof === 'session' ? this.newest?.token : undefined));
  }

  async setPassword(resetToken: string): Promise<void> {
    const { identity, as } = this.hosted;
    const newPassword = this.#fresh();
    await identity.updatePassword({ agent: CHROME, newPassword, resetToken }, as());
    this.known.push(newPassword);
  }

  async takeBack({ token }: MailedLink): Promise<void> {
    const { identity, as } = this.hosted;
    await this.setPassword((await identity.takeBackEmail({ token }, as())).passwordToken);
  }

  async changePassword(): Promise<void> {
    const { identity, as } = this.hosted;
    const { newest } = this;
    const [newPassword, currentPassword] = [this.#fresh(), this.#password];
    await identity.updatePassword({ agent: CHROME, newPassword, currentPassword }, as(newest?.token));
    this.known.push(newPassword);
    this.held.splice(-1, 1, { ...newest!, password: newPassword });
  }

  async changeEmail(email: string): Promise<void> {
    const { identity, as } = this.hosted;
    await identity.changeEmail({ email, password: this.#password }, as(this.newest?.token));
  }

  async deleteAccount(): Promise<void> {
    const body = { phrase: 'HESABI SİL', password: this.#password };
    await this.hosted.identity.deleteAccount(body, this.hosted.as(this.newest?.token));
  }

  async restore(): Promise<void> {
    await this.hosted.identity.restoreAccount({}, this.hosted.as(this.newest?.token));
  }

  async signOutElsewhere(): Promise<void> {
    await this.hosted.identity.endOtherSessions({}, this.hosted.as(this.newest?.token));
  }

  /** By GitHub, where the address is proven to be theirs. */
  async signInByProvider(email: string): Promise<SignedIn> {
    const { identity, as } = this.hosted;
    const { browser } = this;
    const id = [...email].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_000_007, 7);
    this.providers.githubPerson = { id, login: 'kisi', name: null, emails: [{ email, primary: true, verified: true }] };
    const { url } = await identity.beginProvider({ provider: 'github', browser }, as());
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!);
    const { code } = await identity.finishProvider({ provider: 'github', query: back.search, browser }, as());
    return this.#keep(await identity.exchange({ code, browser, agent: CHROME }, as()), undefined);
  }

  /** Which of their sessions still count. */
  async live(): Promise<readonly (Held & { readonly admin: boolean })[]> {
    const { identity, as } = this.hosted;
    const alive: (Held & { readonly admin: boolean })[] = [];
    for (const one of this.held.splice(0)) {
      const fresh = await identity
        .refresh({ agent: CHROME, refreshToken: one.refreshToken }, as())
        .catch(() => undefined);
      if (!fresh) {
        // Nor may the access token, which lives longer than what it is refreshed by.
        const ghost = await identity.me({}, as(one.token)).catch(() => undefined);
        if (ghost) alive.push({ ...one, admin: ghost.userType === 'admin' });
        continue;
      }
      const { userType } = await identity.me({}, as(fresh.token));
      this.held.push({ ...one, ...fresh });
      alive.push({ ...one, ...fresh, admin: userType === 'admin' });
    }
    return alive;
  }

  /** Of the account that they came into last. */
  get #password(): string {
    return this.newest?.password ?? this.known.at(-1) ?? 'bilinmiyor';
  }

  #keep(signedIn: SignedIn, password: string | undefined): SignedIn {
    const { token, refreshToken, user } = signedIn;
    this.held.push({ userId: user.id, token, refreshToken, password });
    return signedIn;
  }

  /** One that nobody else knows; long enough for an admin. */
  #fresh(): string {
    return `parola-${this.name}-${++passwords}-uzunca`;
  }
}
