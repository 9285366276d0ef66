import type { Register } from '@carsi/contracts/identity/calls';
import { Refusal } from '@carsi/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.js';
import { checkRegistration } from './registration.js';
import { bioOf, nameOf, oneLine, phoneOf, someLines, websiteOf } from './texts.js';

const right: Omit<Register, 'agent'> = {
  email: 'ayse@example.com',
  password: 'kiraz-bahçesi-7',
  fullName: 'Ayşe Yılmaz',
  userType: 'customer',
  companyName: null,
  phone: null,
  acceptedTerms: true,
};
const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'nothing';
};
const sentenceOf = (over: Partial<typeof right>): string => {
  const code = codeOf(() => checkRegistration({ ...right, ...over }));
  return (refusals as Record<string, { message: string }>)[code]?.message ?? code;
};

describe('a registration', () => {
  it('reports the first error, in the order of the specification', () => {
    const wrong = {
      fullName: '  ',
      email: ' ',
      password: '12345',
      userType: 'business',
      companyName: ' ',
      phone: 'ara beni',
      acceptedTerms: false,
    };
    const mended: Partial<typeof right> = { ...wrong };
    const received: string[] = [];
    const mend = (next: Partial<typeof right>): void => {
      received.push(sentenceOf(mended));
      Object.assign(mended, next);
    };
    mend({ fullName: 'Ayşe Yılmaz' });
    mend({ email: 'ayse' });
    mend({ email: 'ayse@example.com' });
    mend({ password: 'galatasaray1905' });
    mend({ password: right.password, userType: 'nobody' });
    mend({ userType: 'business' });
    mend({ companyName: 'Ada Kebap' });
    mend({ phone: '0 (532) 111-22 33' });
    mend({ acceptedTerms: true });
    mend({});
    expect(received).toEqual([
      'Ad ve soyad gereklidir.',
      'E-posta adresi gereklidir.',
      'Geçerli bir e-posta adresi girin.',
      'Şifre en az 6 karakter olmalıdır.',
      'Bu şifre çok yaygın, lütfen başka bir şifre seçin.',
      'Kullanıcı tipi seçiniz.',
      'İşletme sahipleri için şirket adı gereklidir.',
      'Geçerli bir telefon numarası giriniz',
      'Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.',
      'nothing',
    ]);
  });
  it('as an admin is forbidden before anything else is looked at', () =>
    expect(sentenceOf({ userType: 'admin', fullName: '', email: '' })).toBe('FORBIDDEN'));
  it('asks for the terms later where it says nothing of them', () => {
    const { acceptedTerms: _, ...silent } = right;
    expect(checkRegistration(silent).consents).toEqual([]);
    expect(checkRegistration({ ...right, marketingConsent: true }).consents.map(({ kind }) => kind)).toEqual([
      'terms',
      'notice',
      'marketing-email',
    ]);
  });
  it('keeps a company name of businesses only', () => {
    expect(checkRegistration({ ...right, companyName: 'Ada' }).companyName).toBeNull();
    expect(checkRegistration({ ...right, userType: 'business', companyName: ' Ada  Kebap ' }).companyName).toBe(
      'Ada Kebap',
    );
  });
});

describe('what people type', () => {
  it('loses invisible and direction marks, control characters and halves of characters', () => {
    expect(oneLine(' Ay\u200Bşe\u202E\u0000 \t\n Yıl\uD83Dmaz\uFEFF ')).toBe('Ayşe Yılmaz');
    expect(oneLine('Ays\u0327e')).toBe('Ayşe');
    expect(someLines('bir\r\niki\u0007\u2066üç')).toBe('bir\niki üç');
    expect(codeOf(() => nameOf('\u200B\u202E', 'NAME_REQUIRED'))).toBe('NAME_REQUIRED');
  });
  it('is counted in characters', () => {
    expect(nameOf('😀'.repeat(100), 'NAME_REQUIRED')).toHaveLength(200);
    expect(codeOf(() => nameOf('a'.repeat(101), 'NAME_REQUIRED'))).toBe('NAME_TOO_LONG');
    expect(bioOf('ş'.repeat(200))).toHaveLength(200);
    expect(codeOf(() => bioOf('ş'.repeat(201)))).toBe('BIO_TOO_LONG');
  });
  it('is a telephone number of digits, blanks, hyphens, plus signs and parentheses', () => {
    expect(phoneOf('+90 (532) 111-22 33')).toBe('+90 (532) 111-22 33');
    expect(phoneOf('  ')).toBeNull();
    for (const wrong of ['0532x', '٠٥٣٢', '0532/111', '1'.repeat(31)])
      expect(codeOf(() => phoneOf(wrong))).toBe('PHONE_INVALID');
  });
  it('is an address on the web by http or https and nothing else', () => {
    expect(websiteOf('https://ada.example/a?b=c')).toBe('https://ada.example/a?b=c');
    expect(websiteOf(' ')).toBe('');
    for (const wrong of ['ada.example', 'javascript:alert(1)', 'data:x', 'http://', 'https://a:b@x.example', 'ftp://x'])
      expect(codeOf(() => websiteOf(wrong))).toBe('WEBSITE_INVALID');
  });
});
