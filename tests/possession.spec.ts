import type { PersonView } from '@carsi/contracts/identity/person';
import { hostIdentity, type HostedIdentity } from '@carsi/identity/testing/hosted-identity';
import { array, assert, asyncProperty, constantFrom, nat, record, type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProviders, type OwnProviders } from './support/own-providers.js';
import { Somebody, type MailedLink } from './support/possession.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** `POSSESSION_RUNS=1000` is a night. */
const RUNS = Number(process.env['POSSESSION_RUNS'] ?? 25);

const verbs = [
  'register',
  'sign in',
  'open a link',
  'open the newest link',
  'change the password',
  'ask for a reset',
  'ask for another address',
  'sign in by a provider',
  'sign out elsewhere',
  'delete the account',
  'come back',
  'steal the password',
  'be appointed',
  'let time pass',
] as const;
const step = record({
  who: constantFrom('attacker', 'victim'),
  verb: constantFrom(...verbs),
  /** Which address, link, proof or time. */
  n: nat(11),
});
type Step = typeof step extends Arbitrary<infer S> ? S : never;

const proofs = ['nothing', 'password', 'browser', 'session'] as const;
const pauses = [MINUTE, 61 * MINUTE, DAY, 8 * DAY];

const attacker = (verb: Step['verb'], n = 0): Step => ({ who: 'attacker', verb, n });
const victim = (verb: Step['verb'], n = 0): Step => ({ who: 'victim', verb, n });
const registered = [victim('register'), victim('open the newest link', 2), victim('sign in')];
const stolen = [...registered, attacker('steal the password')];
/** Most of what begins otherwise comes to nothing. */
const beginnings: readonly (readonly Step[])[] = [
  [],
  [attacker('register'), attacker('sign in')],
  registered,
  stolen,
  [...stolen, attacker('ask for another address', 2)],
  [...stolen, attacker('ask for another address', 2), victim('change the password')],
  [...stolen, attacker('ask for another address', 2), attacker('open the newest link', 3)],
];

let histories = 0;

/** What two people do to one account, and since when it is the victim's. */
class History {
  readonly attacker: Somebody;
  readonly victim: Somebody;
  /** Accounts that the victim has shown to be theirs, and the attacker has not broken into since. */
  readonly possessed = new Set<string>();

  constructor(
    private readonly hosted: HostedIdentity,
    providers: OwnProviders,
  ) {
    const of = (name: string, count: number): string[] =>
      Array.from({ length: count }, (_, one) => `${name}${one}-${histories}@ornek.example`);
    histories += 1;
    this.attacker = new Somebody(hosted, providers, `saldirgan${histories}`, of('saldirgan', 2));
    this.victim = new Somebody(hosted, providers, `kurban${histories}`, of('kurban', 2));
  }

  async take({ who, verb, n }: Step): Promise<void> {
    const [one, isVictim] = [this[who], who === 'victim'];
    const own = one.addresses[n % 2]!;
    // An attacker types any address; a victim types their own.
    const any = isVictim ? own : [...this.victim.addresses, ...one.addresses][n % 4]!;
    switch (verb) {
      case 'register':
        return one.register(any);
      case 'sign in':
        await one.signIn(any, one.known.at(-1 - (n % 3)) ?? 'bilinmiyor');
        return;
      case 'open the newest link':
        return this.#open(one, one.links.at(-1), n);
      case 'open a link':
        return this.#open(one, one.links[n % Math.max(1, one.links.length)], n);
      case 'change the password': {
        await one.changePassword();
        const held = await this.#accountOf(one.newest?.userId);
        if (isVictim && held && one.addresses.includes(held.email)) this.possessed.add(held.id);
        return;
      }
      case 'ask for a reset':
        await this.hosted.identity.requestReset({ email: any }, this.hosted.as());
        return;
      case 'ask for another address': {
        const held = await this.#accountOf(one.newest?.userId);
        // Of an account that belongs to another person by now a victim wants their own address back.
        if (isVictim && held && !one.addresses.includes(held.email)) return;
        return one.changeEmail(any);
      }
      case 'sign in by a provider': {
        const known = await this.#accountAt(own);
        const { user } = await one.signInByProvider(own);
        if (isVictim && !known) this.possessed.add(user.id);
        return;
      }
      case 'sign out elsewhere':
        return one.signOutElsewhere();
      case 'delete the account':
        return one.deleteAccount();
      case 'come back':
        return one.restore();
      case 'steal the password':
        return this.#steal();
      case 'be appointed':
        return this.#appoint(n);
      case 'let time pass':
        await this.hosted.later(pauses[n % pauses.length]!);
    }
  }

  /** Throws what must never be. */
  async check(): Promise<void> {
    for (const { userId, admin } of await this.attacker.live()) {
      expect(this.possessed.has(userId), 'the attacker is signed in to the account of the victim').toBe(false);
      expect(admin && !this.#stolen.has(userId), 'the attacker is an admin').toBe(false);
    }
    // The person who reads its mailbox signs in next.
    for (const { id, email } of await this.#accounts())
      expect(this.possessed.has(id) && this.attacker.addresses.includes(email), 'the address is the attacker’s').toBe(
        false,
      );
  }

  readonly #stolen = new Set<string>();

  async #open(one: Somebody, link: MailedLink | undefined, n: number): Promise<void> {
    if (!link) return;
    const isVictim = one === this.victim;
    const before = await this.#accounts();
    switch (link.path) {
      case '/email-dogrulama': {
        const person = await one.verify(link, proofs[n % proofs.length]!);
        const was = before.find(({ id }) => id === person.id);
        const isClaim = person.passwordToken !== undefined;
        // Some set a password at once, some later or never.
        if (isClaim && n >= 6) await one.setPassword(person.passwordToken!);
        // Who proves an address whose password was stolen before has not got rid of the thief.
        if (isVictim && (isClaim || (was && !was.emailVerifiedAt && !this.#stolen.has(person.id))))
          this.#owns(person.id);
        return;
      }
      case '/sifre-sifirla':
        await one.setPassword(link.token);
        break;
      case '/email-geri-al':
        await one.takeBack(link);
        break;
      default:
        await this.hosted.identity.confirmDeletion({ token: link.token }, this.hosted.as());
        return;
    }
    const { user } = await this.#signInAnywhere(one);
    if (isVictim) this.#owns(user.id);
  }

  #owns(userId: string): void {
    this.possessed.add(userId);
    this.#stolen.delete(userId);
  }

  /** With the password that was just set: whose account was it? */
  async #signInAnywhere(one: Somebody) {
    for (const { email } of await this.#accounts()) {
      const signedIn = await one.signIn(email, one.known.at(-1)!).catch(() => undefined);
      if (signedIn) return signedIn;
    }
    throw new Error('The password that a link has set is nobody’s.');
  }

  async #steal(): Promise<void> {
    for (const email of this.victim.addresses)
      for (const password of this.victim.known.slice(-4)) {
        const signedIn = await this.attacker.signIn(email, password).catch(() => undefined);
        if (!signedIn) continue;
        this.attacker.known.push(password);
        this.#stolen.add(signedIn.user.id);
        this.possessed.delete(signedIn.user.id);
      }
  }

  /** An operator vouches for the victim's address, or an admin appoints who is there. */
  async #appoint(n: number): Promise<void> {
    const email = this.victim.addresses[n % 2]!;
    const before = await this.#accountAt(email);
    if (before && this.#stolen.has(before.id)) return;
    if (n % 3 === 0 && before) {
      await this.hosted.identity.giveType({ userId: before.id, userType: 'admin' }, this.hosted.operator);
      return;
    }
    const { userId } = await this.hosted.identity.createAdmin({ email }, this.hosted.operator);
    this.#owns(userId);
  }

  async #accounts(): Promise<readonly PersonView[]> {
    const all = await this.hosted.identity.listPeople({ limit: 20, offset: 0 }, this.hosted.operator);
    return all.people.filter(({ email }) => email.endsWith(`-${histories}@ornek.example`));
  }

  async #accountAt(email: string): Promise<PersonView | undefined> {
    return (await this.#accounts()).find((one) => one.email === email);
  }

  async #accountOf(userId: string | undefined): Promise<PersonView | undefined> {
    return (await this.#accounts()).find(({ id }) => id === userId);
  }
}

describe('an account that its owner has taken possession of', () => {
  let hosted: HostedIdentity;
  let providers: OwnProviders;
  beforeAll(async () => {
    providers = await startProviders();
    const { GITHUB_URL: url, GITHUB_API_URL: apiUrl } = providers.env;
    const limits = Object.fromEntries(
      ['login', 'register', 'reset', 'resend', 'change-email', 'delete-account', 'confirm'].map((kind) => [
        `account:${kind}`,
        1_000_000,
      ]),
    );
    hosted = await hostIdentity({
      limits,
      providers: { github: { id: 'carsi', secret: 'gizli', url: url!, apiUrl: apiUrl! } },
    });
    // An admin stays when others are dismissed by deleting themselves.
    await hosted.identity.createAdmin(
      { email: 'patron@site.example', password: 'on-iki-karakterden-uzun' },
      hosted.operator,
    );
  });
  afterAll(async () => {
    await hosted.stop();
    await providers.stop();
  });

  /** Mails are written after the answer. */
  const mailed = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const pending = async (): Promise<boolean> =>
      (await hosted.identity.mails({ limit: 20, offset: 0 }, hosted.operator)).mails.some(
        ({ state }) => state === 'waiting',
      );
    for (let tries = 0; tries < 3_000 && (await pending()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const live = async (steps: readonly Step[]): Promise<History> => {
    const history = new History(hosted, providers);
    for (const one of steps) {
      await history.take(one).catch((error: unknown) => {
        if (!(error instanceof Error) || !('code' in error)) throw error;
      });
      await mailed();
      await history.check();
    }
    return history;
  };

  it(
    'is never the attacker’s again, nor is the attacker ever an admin, whatever both do',
    async () => {
      await assert(
        asyncProperty(constantFrom(...beginnings), array(step, { maxLength: 10 }), async (begun, steps) => {
          await live([...begun, ...steps]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    RUNS * 20_000,
  );

  it.each<[string, readonly Step[], number]>([
    ['registered by a stranger', [attacker('register'), attacker('sign in'), victim('open the newest link')], 1],
    [
      'registered by a stranger and appointed',
      [attacker('register'), attacker('sign in'), attacker('ask for another address', 2), victim('be appointed', 4)],
      1,
    ],
    [
      'moved by a thief, linked to their provider, and taken back',
      [
        ...stolen,
        attacker('ask for another address', 2),
        attacker('open the newest link', 3),
        attacker('sign in by a provider'),
        victim('open the newest link'),
        attacker('sign in by a provider'),
        attacker('open the newest link', 1),
      ],
      1,
    ],
    [
      'stolen for a minute',
      [
        ...stolen,
        attacker('ask for another address', 2),
        victim('change the password'),
        attacker('open the newest link', 0),
        attacker('open the newest link', 3),
      ],
      1,
    ],
  ])('is the victim’s when it was %s', async (_how, steps, possessed) => {
    expect((await live(steps)).possessed.size).toBe(possessed);
  });
});
