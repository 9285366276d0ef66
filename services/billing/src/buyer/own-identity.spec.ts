import { isSealed } from '@carsi/platform/personal/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedBilling, type HostedBilling } from '../testing/hosted-billing.js';

const ayse = {
  kind: 'person',
  name: 'Ayşe Yılmaz',
  taxNumber: '10000000146',
  address: 'Çarşı Sok. 3',
  city: 'Adana',
  district: 'Seyhan',
} as const;
const kept = { ...ayse, taxOffice: null, email: null };
const company = {
  ...ayse,
  kind: 'company',
  name: 'Ada Gıda Ltd.',
  taxNumber: '4540536920',
  taxOffice: 'Seyhan',
} as const;

let hosted: HostedBilling;
const owned = (companyId: string, ownerId: string) =>
  hosted.directorySays({ type: 'CompanyApproved', data: { companyId, ownerId, sample: false } });
const subscribe = async (companyId: string, who: string) =>
  (await hosted.billing.subscribe({ companyId, planId: 'premium', duration: 30 }, hosted.as(who))).invoice!;
const invoiceOf = (invoiceId: string, context: ReturnType<HostedBilling['as']>) =>
  hosted.billing.invoice({ invoiceId }, context);
const stored = () => hosted.platform.store('billing', (event) => event);

beforeAll(async () => {
  hosted = await hostedBilling();
});
afterAll(() => hosted.stop());

describe('the identity for invoices', () => {
  it('is nobody’s until they say it, and then theirs alone', async () => {
    expect(await hosted.billing.billingIdentity({}, hosted.as('ayse'))).toEqual({ identity: null });
    expect(await hosted.billing.describeBuyer(ayse, hosted.as('ayse'))).toEqual({ identity: kept });
    expect(await hosted.billing.billingIdentity({}, hosted.as('ayse'))).toEqual({ identity: kept });
    expect(await hosted.billing.billingIdentity({}, hosted.as('veli'))).toEqual({ identity: null });
  });
  it('is asked of nobody who is not signed in, whatever they send', async () => {
    for (const body of [ayse, {} as typeof ayse])
      await expect(hosted.billing.describeBuyer(body, hosted.context())).rejects.toMatchObject({
        code: 'SIGN_IN_REQUIRED',
      });
    await expect(hosted.billing.billingIdentity({}, hosted.context())).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  });
  it('is written once for one wish, and not again where nothing changed', async () => {
    const wish = hosted.as('fatma', 'one-wish');
    await Promise.all([1, 2, 3].map(() => hosted.billing.describeBuyer(ayse, wish)));
    await hosted.billing.describeBuyer({ ...ayse, taxNumber: '100 000 001 46' }, hosted.as('fatma'));
    expect(await stored().read('buyer-fatma')).toHaveLength(1);
    await expect(
      hosted.billing.describeBuyer({ ...ayse, taxNumber: '10000000147' }, hosted.as('fatma')),
    ).rejects.toMatchObject({ code: 'BUYER_TCKN_INVALID', status: 422 });
  });
  it('is a sealed text in what is stored of it', async () => {
    const [commit] = await stored().read('buyer-ayse');
    expect(isSealed((commit!.events[0]!.data as { identity: unknown }).identity)).toBe(true);
    expect(JSON.stringify(commit)).not.toMatch(/Yılmaz|10000000146/);
  });
});

describe('an invoice', () => {
  it('is made out to the owner of that time; later changes are for later invoices', async () => {
    await owned('kebap', 'ayse');
    const first = await subscribe('kebap', 'ayse');
    expect(first.madeOutTo).toEqual(kept);
    await hosted.billing.describeBuyer(company, hosted.as('ayse'));
    await hosted.billing.markPaid({ invoiceId: first.id }, hosted.admin());
    expect((await invoiceOf(first.id, hosted.as('ayse'))).madeOutTo).toEqual(kept);
    await owned('pide', 'ayse');
    expect((await subscribe('pide', 'ayse')).madeOutTo).toMatchObject(company);
    const [commit] = await stored().read(`invoice-${first.id}`);
    expect(JSON.stringify(commit)).not.toMatch(/Yılmaz|10000000146/);
  });
  it('names the seller as the site did then', async () => {
    hosted.operatedBy('Çarşı Rehberi A.Ş.');
    await owned('simit', 'ayse');
    const invoice = await subscribe('simit', 'ayse');
    hosted.operatedBy('Yeni Rehber A.Ş.');
    const seller = {
      name: 'Çarşı Rehberi A.Ş.',
      address: 'Konak, İzmir',
      email: null,
      kep: null,
      taxOffice: 'Konak',
      taxNumber: null,
    };
    expect((await invoiceOf(invoice.id, hosted.as('ayse'))).seller).toEqual(seller);
  });
  it('is issued to nobody in particular where the owner has not said who they are', async () => {
    await owned('kuru', 'can');
    const invoice = await subscribe('kuru', 'can');
    expect(invoice).toMatchObject({ state: 'due', total: 9_900 });
    expect(invoice.madeOutTo).toBeUndefined();
  });
  it('does not show a later owner of the company who paid before them', async () => {
    const { invoices } = await hosted.billing.invoices({ companyId: 'kebap', limit: 9, offset: 0 }, hosted.as('ayse'));
    const { id } = invoices[0]!;
    await hosted.directorySays({ type: 'CompanyRepublished', data: { companyId: 'kebap', ownerId: 'suna' } });
    const [seen] = (await hosted.billing.invoices({ companyId: 'kebap', limit: 9, offset: 0 }, hosted.as('suna')))
      .invoices;
    for (const one of [seen, await invoiceOf(id, hosted.as('suna'))]) {
      expect(one).toMatchObject({ id, total: 9_900, madeOutTo: null });
      expect(JSON.stringify(one)).not.toMatch(/Yılmaz|10000000146|buyerId/);
    }
    expect((await invoiceOf(id, hosted.admin())).madeOutTo).toEqual(kept);
    const { tables } = await hosted.billing.personalData({ userId: 'suna' }, hosted.operator());
    expect(JSON.stringify(tables)).not.toMatch(/Yılmaz|10000000146/);
  });
  it('is in the export of who paid it, with who they are, although the company is another’s now', async () => {
    const { tables } = await hosted.billing.personalData({ userId: 'ayse' }, hosted.operator());
    const [identity, invoices] = tables;
    expect(identity).toMatchObject({ name: 'billing-identity', rows: [company] });
    expect(invoices!.rows).toContainEqual(expect.objectContaining({ companyId: 'kebap', madeOutTo: kept }));
  });
});

describe('somebody who is erased', () => {
  it('is on no further invoice, and stays on those that the law has kept', async () => {
    const { invoices } = await hosted.billing.listInvoices({ limit: 100, offset: 0 }, hosted.admin());
    const before = invoices.filter(({ buyerId }) => buyerId === 'ayse');
    expect(before).toHaveLength(3);
    await hosted.identitySays({ type: 'UserErased', data: { userId: 'ayse', purposes: ['profile'] } });
    await expect.poll(async () => (await hosted.billing.billingIdentity({}, hosted.as('ayse'))).identity).toBeNull();
    await hosted.readModels.rebuild('invoices');
    expect(await hosted.billing.billingIdentity({}, hosted.as('ayse'))).toEqual({ identity: null });
    const after = (await hosted.billing.listInvoices({ limit: 100, offset: 0 }, hosted.admin())).invoices;
    expect(after.filter(({ buyerId }) => buyerId === 'ayse')).toEqual(before);
    // Said again in the last moment of a session, it is sealed by nothing.
    expect(await hosted.billing.describeBuyer(ayse, hosted.as('ayse'))).toEqual({ identity: null });
  });
});
