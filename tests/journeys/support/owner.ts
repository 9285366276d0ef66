import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import type { Visit } from './browser.js';
import { password, register } from './member.js';

/** The admin of the journeys' own system. */
export const patron = 'patron@ornek.com';
export const patronsPassword = 'uzun bir yönetici şifresi';

const request = async <T>(carsi: Visit, path: string, body: unknown, token?: string): Promise<T> => {
  const answer = await fetch(carsi.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A member whose address is proven by the link of the e-mail. */
export const registerProven = async (
  carsi: Visit,
  email: string,
  more: Record<string, unknown> = {},
): Promise<unknown> => {
  await register(carsi, email, more);
  const link = await carsi.mailedLink(email, /doğrulayın/);
  const token = new URL(link, carsi.url).searchParams.get('token');
  return request(carsi, '/api/auth/verify-email', { token });
};

/** A company that waits for an admin. */
export const submitCompany = async (carsi: Visit, email: string, name: string): Promise<OwnCompany> => {
  const owner = await signInOverHttp(carsi.url, email, password);
  const description = `${name} için yazılmış bir açıklama.`;
  const form = { name, description, city: 'Adana', category_id: 'restaurant', phone: '0322 111 22 33' };
  return request<OwnCompany>(carsi, '/api/companies', form, owner.token);
};

/** An owner with a company that an admin has approved; with the journeys' own system (`own`). */
export const openCompany = async (carsi: Visit, email: string, name: string): Promise<OwnCompany> => {
  await registerProven(carsi, email, { user_type: 'business', company_name: name, full_name: 'Veli Kaya' });
  const company = await submitCompany(carsi, email, name);
  const { token } = await signInOverHttp(carsi.url, patron, patronsPassword);
  return request<OwnCompany>(carsi, `/api/admin/companies/${company.id}/approve`, { approved: true }, token);
};
