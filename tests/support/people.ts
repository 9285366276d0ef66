import { join } from 'node:path';
import type { MailMessage } from '@carsi/platform/platform';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';

/** Where a system answers, and the folder whose outbox holds its mails. */
export interface Site {
  readonly url: string;
  readonly folder: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

export const call = (
  { url }: Pick<Site, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** The mails to an address, oldest first, of the outbox folder of the embedded profile. */
export const mailsTo = ({ folder }: Pick<Site, 'folder'>, email: string): readonly MailMessage[] =>
  mailsIn(join(folder, 'outbox')).filter(({ to }) => to === email);

/** The link in the newest mail to this address whose path begins with `path`. */
export const linkTo = async (site: Pick<Site, 'folder'>, email: string, path: string): Promise<URL> => {
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    const links = mailsTo(site, email).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const link = links
      .map((text) => new URL(text))
      .filter(({ pathname }) => pathname === path)
      .at(-1);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${email} leads to ${path}.`);
};

let people = 0;

/** Registers, opens the link in the mail and signs in, as a person does. */
export const signUp = async (
  site: Site,
  { userType = 'customer', name = 'Ayşe Yılmaz', verified = true } = {},
): Promise<Person> => {
  const email = `kisi-${process.pid}-${++people}@ornek.example`;
  const password = `Parola-${people}-uzunca`;
  const body = {
    email,
    password,
    full_name: name,
    user_type: userType,
    accepted_terms: true,
    ...(userType === 'business' && { company_name: 'Ada Ltd' }),
  };
  await expectStatus(await call(site, 'POST', '/api/auth/register', body), 201);
  if (verified) {
    const token = (await linkTo(site, email, '/email-dogrulama')).searchParams.get('token');
    await expectStatus(await call(site, 'POST', '/api/auth/verify-email', { token }), 200);
  }
  return signIn(site, email, password);
};

/** With a passkey that every test knows, where one is required. */
export const signIn = async (site: Site, email: string, password: string): Promise<Person> => {
  const { token, refreshToken, user } = await signInOverHttp(site.url, email, password);
  return { id: user.id, email, password, token, refreshToken };
};

const expectStatus = async (response: Response, status: number): Promise<Response> => {
  if (response.status !== status)
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
};
