import type { VerifiedPerson } from '@carsi/contracts/identity/address-links';
import type { IdentityCalls, Login } from '@carsi/contracts/identity/calls';
import type { SignedIn } from '@carsi/contracts/identity/person';
import type { FactorChallenge } from '@carsi/contracts/identity/second-factor';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Access } from '@carsi/platform/hosting/access';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import { TokenKeys } from '@carsi/platform/hosting/token-keys';
import { Refused, type Mail, type MailMessage, type Platform, type CallContext } from '@carsi/platform/platform';
import { SoftwarePasskey } from '@carsi/platform/testing/software-passkey';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { movableClock } from '@carsi/platform/testing/movable-clock';
import { v7 } from 'uuid';
import { IdentityModule } from '../identity.module.js';
import { refusals } from '../refusals.js';
import type { IdentityConfig } from '../config.js';

const operatorKey = 'operator-of-this-test';
export const PASSWORD = 'kiraz-bahçesi-7';
export const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface HostedIdentity {
  readonly platform: EmbeddedPlatform;
  readonly identity: Served<IdentityCalls>;
  readonly sent: MailMessage[];
  readonly operator: CallContext;
  /** What the mail port does with the next mails; undefined: sends. */
  failWith: Error | undefined;
  /** Moves the clock forward; what falls due meanwhile happens once, now. */
  later(ms: number): Promise<void>;
  as(token?: string): CallContext;
  register(email: string, over?: object): Promise<void>;
  /** With a passkey where one is owed; an admin without one gets it. `identity.login` is the bare call. */
  login(email: string, password?: string, agent?: string, browser?: string): Promise<SignedIn>;
  /** Opens the newest link that proves the address, as whoever registered it. */
  verify(email: string, password?: string): Promise<VerifiedPerson>;
  /** The newest mail of that kind to that address, once it is there. */
  mailTo(email: string, subject: RegExp, count?: number): Promise<MailMessage>;
  stop(): Promise<void>;
}

/** The service as it is shipped, on an embedded platform in a folder of its own, with a mailbox to look into. */
export const hostIdentity = async (
  settings: Partial<IdentityConfig> = {},
  folder: { readonly path: string; remove(): void } = temporaryFolder(),
): Promise<HostedIdentity> => {
  const logger = createLogger('test', 'fatal');
  const clock = movableClock();
  const platform = await createEmbeddedPlatform(folder.path, { clock });
  const sent: MailMessage[] = [];
  const mail: Mail = {
    ...platform.mail,
    send: async (message) => {
      if (hosted.failWith) throw hosted.failWith;
      await platform.mail.send(message);
      sent.push(message);
    },
  };
  const keys = new TokenKeys(platform.calls, clock, logger);
  const access = new Access(operatorKey, keys, clock);
  const mailing: Platform = { ...platform, mail };
  const module = IdentityModule.on(
    { platform: mailing, logger, access },
    { publicUrl: 'https://carsi.example/', ...settings },
  );
  const service = await hostService('identity', module, platform, { refusals, logger });
  await keys.read();
  const identity = clientOf<IdentityCalls>(platform.calls, 'identity');
  const as = (token?: string): CallContext => ({
    requestId: 'r',
    commandId: v7(),
    deadline: Date.now() + 60_000,
    ...(token !== undefined && { token }),
  });
  const hosted: HostedIdentity = {
    platform,
    identity,
    sent,
    failWith: undefined,
    get operator() {
      return as(operatorKey);
    },
    later: async (ms) => {
      clock.advance(ms);
      // As every service does each minute: another key may sign by now.
      await keys.read();
    },
    as,
    register: async (email, over = {}) => {
      const person = { fullName: 'Ayşe Yılmaz', userType: 'customer', companyName: null, phone: null };
      const body = { agent: CHROME, email, password: PASSWORD, ...person, acceptedTerms: true, ...over };
      await identity.register(body, as());
    },
    login: (email, password = PASSWORD, agent = CHROME, browser) =>
      signInWithPasskey(identity, as, { agent, email, password, ...(browser !== undefined && { browser }) }),
    verify: async (email, password = PASSWORD) => {
      const mail = await hosted.mailTo(email, /E-posta adresinizi doğrulayın/);
      return identity.verifyEmail({ token: tokenIn(mail), password }, as());
    },
    mailTo: async (email, subject, count = 1) => {
      for (const until = Date.now() + 30_000; Date.now() < until;) {
        const found = sent.filter((message) => message.to === email && subject.test(message.subject));
        if (found.length >= count) return found.at(-1)!;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(
        `No mail ${String(subject)} to ${email}; there are: ${sent.map((one) => one.subject).join(', ')}`,
      );
    },
    stop: async () => {
      await service.stop();
      await platform.stop();
      folder.remove();
    },
  };
  return hosted;
};

const signInWithPasskey = async (
  identity: Served<IdentityCalls>,
  as: HostedIdentity['as'],
  body: Login,
): Promise<SignedIn> => {
  const passkey = new SoftwarePasskey(body.email);
  let signedIn: SignedIn;
  try {
    signedIn = await identity.login(body, as());
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
    const { challenge, passkey: options } = error.details as unknown as FactorChallenge;
    if (!options) throw error;
    return identity.secondFactor({ agent: body.agent, challenge, credential: passkey.get(options) }, as());
  }
  if (signedIn.user.userType !== 'admin') return signedIn;
  const { options } = await identity.beginPasskey({}, as(signedIn.token));
  await identity.finishPasskey({ credential: passkey.create(options), name: 'Test' }, as(signedIn.token));
  const { refreshToken, agent } = { ...signedIn, ...body };
  return { ...signedIn, ...(await identity.refresh({ refreshToken, agent }, as())) };
};

/** The token of the link that a mail carries. */
export const tokenIn = ({ text }: MailMessage): string => /(?:[?&]token|access_token)=([\w-]+)/.exec(text)![1]!;
