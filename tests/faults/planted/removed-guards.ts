import type { Checker, Fault } from './checkers.js';

/** The guards that `tests/attacks` and the specs of access check: each is removed once, and a test must fail. */
const processes = ['packages/platform', 'services/identity', 'services/directory', 'bff', 'embedded'] as const;

export const guardCheckers = {
  accounts: {
    name: 'attacks/accounts.spec',
    profile: 'embedded',
    spec: 'tests/attacks/accounts.spec.ts',
    size: '43 attacks',
    build: processes,
  },
  routes: {
    name: 'attacks/routes.spec',
    profile: 'embedded',
    spec: 'tests/attacks/routes.spec.ts',
    size: 'every route × people',
    build: processes,
  },
  providers: {
    name: 'attacks/providers.spec',
    profile: 'embedded',
    spec: 'tests/attacks/providers.spec.ts',
    size: '16 ways in',
    build: processes,
  },
  access: {
    name: 'access.spec',
    profile: 'embedded',
    spec: 'packages/platform/src/hosting/access.spec.ts',
    size: '17 forgeries',
  },
} as const satisfies Record<string, Checker>;

const IDENTITY = 'services/identity/src';
const SIGN_IN = 'bff/src/sign-in/sign-in.ts';
const GATEWAY = 'bff/src/live/live.gateway.ts';
const OWNED = 'services/directory/src/owned/owned-companies.ts';
const PROVIDERS = `${IDENTITY}/accounts/provider-sign-in.ts`;
const ACCESS = 'packages/platform/src/hosting/access.ts';

export const removedGuards: readonly Fault[] = [
  {
    promise: 'nobody gets in who may not',
    planted: 'a token goes on counting after its session has ended',
    checker: 'accounts',
    file: SIGN_IN,
    text: ' || this.ended.has(known)) return undefined;',
    replacement: ') return undefined;',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'guesses at a password are not counted',
    checker: 'accounts',
    file: `${IDENTITY}/attempts/attempts.ts`,
    text: "      if (waitMs > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: waitMs });\n",
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'admin is a type that one may choose',
    checker: 'accounts',
    file: `${IDENTITY}/user/registration.ts`,
    text: "  if (typed.userType === 'admin') return refuse('FORBIDDEN');\n",
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'an old refresh token is only refused, and the session goes on',
    checker: 'accounts',
    file: `${IDENTITY}/session/sessions.ts`,
    text: '      stolenFrom = row.userId;\n      return this.#ended(row);',
    replacement: "      throw new Refusal('SESSION_REVOKED');",
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'a link in a mail works as often as one likes',
    checker: 'accounts',
    file: `${IDENTITY}/token/tokens.ts`,
    text: '      return first ? { ...row!, ...how, usedAt, email: null } : row;',
    replacement: '      return row;',
  },
  {
    promise: 'nobody gets in who may not',
    planted: "another's session can be ended",
    checker: 'accounts',
    file: `${IDENTITY}/session/sessions.ts`,
    text: '      ends = row?.userId === userId && this.#lives(row);',
    replacement: '      ends = row !== undefined && this.#lives(row);',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'letters of other alphabets are letters of an address',
    checker: 'accounts',
    file: `${IDENTITY}/user/email.ts`,
    text: ' || !ASCII.test(trimmed)) return undefined;',
    replacement: ') return undefined;',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'a socket stays when its session ends',
    checker: 'accounts',
    file: 'bff/src/live/socket-registry.ts',
    text: '        socket.disconnect(true);\n    }\n  }\n\n  async #actorOf',
    replacement: '        continue;\n    }\n  }\n\n  async #actorOf',
  },
  {
    promise: 'nobody gets in who may not',
    planted: "figures of others' companies can be watched",
    checker: 'accounts',
    file: GATEWAY,
    text: '    if (!actor.admin && !(await this.#owns(actor.id, data.company_id)))',
    replacement: '    if (!actor.id)',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'owners change the companies of others',
    checker: 'routes',
    file: OWNED,
    text: "    if (!actor.admin && state.ownerId !== actor.id) throw new Refusal('COMPANY_NOT_YOURS');\n",
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'everybody lists the companies of everybody',
    checker: 'routes',
    file: 'services/directory/src/owned/owned-companies.ts',
    text: "    if (!actor.admin && actor.id !== ownerId) throw new Refusal('FORBIDDEN');\n",
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'whoever has the way back from Google gets in',
    checker: 'providers',
    file: PROVIDERS,
    text: '    if (!stored?.row || stored.row.browserHash !== hashOf(browser)) return undefined;',
    replacement: '    if (!stored?.row) return undefined;',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'a code is exchanged again and again',
    checker: 'providers',
    file: PROVIDERS,
    text: '    if ((await this.parts.tries.write([{ ...stored, row: undefined }])).length > 0) return undefined;\n',
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'an address that the provider has not proven leads into an account',
    checker: 'providers',
    file: PROVIDERS,
    text: '    if (email === undefined || !vouched.emailVerified)',
    replacement: '    if (email === undefined)',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'an account whose address is not proven is given to who has proven it elsewhere',
    checker: 'providers',
    file: PROVIDERS,
    text: "    if (person && person.row.emailVerifiedAt === null) throw new Refusal('PROVIDER_ACCOUNT_UNVERIFIED');\n",
    replacement: '',
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'a token of another kind is an access token',
    checker: 'access',
    file: ACCESS,
    text: 'header.typ !== TOKEN.type || ',
    replacement: '',
    always: true,
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'a token counts on after it has expired',
    checker: 'access',
    file: ACCESS,
    text: 'return known.expiresAt > now ? known : undefined;',
    replacement: 'return known;',
    always: true,
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'everybody is an admin',
    checker: 'access',
    file: ACCESS,
    text: '    if (!actor.admin) throw new Refusal(whyNoAdmin(actor));\n',
    replacement: '',
    always: true,
  },
  {
    promise: 'nobody gets in who may not',
    planted: 'an admin is one by the password alone',
    checker: 'access',
    file: ACCESS,
    text: "admin: user_type === 'admin' && secondFactor,",
    replacement: "admin: user_type === 'admin',",
  },
];
