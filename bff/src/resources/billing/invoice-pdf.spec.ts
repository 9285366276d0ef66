import type { Invoice } from '@carsi/contracts/billing/http';
import { describe, expect, it } from 'vitest';
import { buyerLines, sellerLines } from './invoice-parties.js';
import { invoicePdf } from './invoice-pdf.js';

const invoice: Invoice = {
  id: 'f1',
  companyId: 'kebap',
  companyName: 'Şırdancı Iğdır Çağ Kebabı & Ümit Öz',
  companyAddress: 'Çay Mah. 3. Sok. No: 5, Iğdır',
  buyer: null,
  buyerWithheld: false,
  seller: null,
  number: 'CRS2026000000001',
  reference: 'CARSI-2026-000001',
  planId: 'premium',
  days: 30,
  price: 99,
  credit: 0,
  net: 82.5,
  kdv: 16.5,
  total: 99,
  state: 'due',
  issuedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-28T09:00:00.000Z',
  paidAt: null,
};
const operator = { name: 'Çarşı Rehberi A.Ş.', address: 'Konak, İzmir', email: null, kep: null, phone: null };

describe('the file of an invoice', () => {
  it('is a PDF of one page with a font of its own for Turkish letters', async () => {
    const bytes = await invoicePdf(invoice, { operator, iban: 'TR00 0000' });
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('DejaVuSans');
    expect(text).toMatch(/\/FontFile2/);
    expect(bytes.length).toBeLessThan(120_000);
  });
  it('is made although the operator is not configured', async () =>
    expect((await invoicePdf({ ...invoice, state: 'paid' }, { operator: null, iban: null })).length).toBeGreaterThan(
      1_000,
    ));
});

describe('those who stand on an invoice', () => {
  const seller = { name: 'Eski Rehber A.Ş.', address: 'Alsancak, İzmir', email: null, kep: null };
  const taxed = { ...seller, taxOffice: 'Konak', taxNumber: '4540536920' };
  const buyer = {
    kind: 'person',
    name: 'Ayşe Yılmaz',
    taxNumber: '10000000146',
    taxOffice: null,
    address: 'Çarşı Sok. 3',
    city: 'Adana',
    district: 'Seyhan',
    email: null,
  } as const;

  it('are the ones of the day it was issued, with their numbers', () => {
    expect(sellerLines({ ...invoice, seller: taxed }, operator)).toEqual([
      'Eski Rehber A.Ş.',
      'VKN: 4540536920',
      'Vergi dairesi: Konak',
      'Alsancak, İzmir',
    ]);
    expect(buyerLines({ ...invoice, buyer })).toEqual([
      'Ayşe Yılmaz',
      'T.C. kimlik no: 10000000146',
      'Çarşı Sok. 3, Seyhan/Adana',
      `İşletme: ${invoice.companyName}`,
    ]);
  });
  it('of an earlier one are who it has: the company, and the seller of now', () => {
    expect(sellerLines(invoice, operator)).toEqual(['Çarşı Rehberi A.Ş.', 'Konak, İzmir']);
    expect(sellerLines(invoice, null)).toEqual(['İşletmeci bilgileri henüz girilmedi']);
    expect(buyerLines(invoice)).toEqual([invoice.companyName, invoice.companyAddress, 'Fatura bilgileri girilmedi']);
  });
  it('are hidden from a later owner, with a remark', () => {
    const [, , told] = buyerLines({ ...invoice, buyerWithheld: true });
    expect(told).toBe('Alıcı bilgilerini yalnız faturanın kesildiği kişi görür');
  });
});
