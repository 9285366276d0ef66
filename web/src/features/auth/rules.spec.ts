import { describe, expect, it } from 'vitest';
import { brokenBy } from '../../lib/forms/rules';
import { emailRules, loginRules, missingRules, passwordRules, registerRules } from './rules';

const good = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@ornek.com',
  phone: '',
  password: 'gizli1',
  again: 'gizli1',
  type: 'customer',
  company: '',
  terms: 'on',
  marketing: '',
};
const errorsIn = (change: Partial<typeof good>) => brokenBy(registerRules, { ...good, ...change });

describe('registering', () => {
  it('accepts a complete form', () => expect(errorsIn({})).toEqual({}));

  it.each<[Partial<typeof good>, Partial<typeof good>]>([
    [{ firstName: ' ' }, { firstName: 'Ad ve soyad gereklidir.' }],
    [{ lastName: '' }, { lastName: 'Ad ve soyad gereklidir.' }],
    [{ email: '' }, { email: 'E-posta adresi gereklidir.' }],
    [{ email: 'ayse' }, { email: 'Geçerli bir e-posta adresi girin.' }],
    [{ email: 'ayse@ornek' }, { email: 'Geçerli bir e-posta adresi girin.' }],
    [{ email: 'ay se@ornek.com' }, { email: 'Geçerli bir e-posta adresi girin.' }],
    [{ password: '12345', again: '12345' }, { password: 'Şifre en az 6 karakter olmalıdır.' }],
    [{ password: '😀😀😀', again: '😀😀😀' }, { password: 'Şifre en az 6 karakter olmalıdır.' }],
    [{ again: 'gizli2' }, { again: 'Şifreler eşleşmiyor.' }],
    [{ type: '' }, { type: 'Kullanıcı tipi seçiniz.' }],
    [{ type: 'business', company: ' ' }, { company: 'İşletme sahipleri için şirket adı gereklidir.' }],
    [{ terms: '' }, { terms: 'Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.' }],
  ])('with %j gets %j', (change, errors) => expect(errorsIn(change)).toEqual(errors));

  it('requires the company name from business owners only', () => {
    expect(errorsIn({ type: 'business', company: 'Lale Kafe' })).toEqual({});
    expect(errorsIn({ type: 'freelancer' })).toEqual({});
  });

  it('lists everything that an empty form lacks, in the order of the specification', () => {
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, ''])) as typeof good;
    expect(Object.keys(errorsIn(empty))).toEqual(['firstName', 'lastName', 'email', 'password', 'type', 'terms']);
  });
});

describe('signing in', () => {
  it('needs an address and a password', () => {
    expect(brokenBy(loginRules, { email: ' ', password: '' })).toEqual({
      email: 'E-posta adresi gereklidir.',
      password: 'Şifre gereklidir.',
    });
    expect(brokenBy(loginRules, { email: 'a', password: ' ' })).toEqual({});
  });
});

describe('a new password', () => {
  it('is long enough and twice the same', () => {
    expect(brokenBy(passwordRules, { password: '12345', again: '1234' })).toEqual({
      password: 'Şifre en az 6 karakter olmalıdır.',
      again: 'Şifreler eşleşmiyor.',
    });
    expect(brokenBy(passwordRules, { password: 'gizli1', again: 'gizli1' })).toEqual({});
  });
});

describe('requesting an e-mail again', () => {
  it('needs an address', () => {
    expect(brokenBy(emailRules, { email: '' })).toEqual({ email: 'E-posta adresi gereklidir.' });
    expect(brokenBy(emailRules, { email: 'x' })).toEqual({ email: 'Geçerli bir e-posta adresi girin.' });
  });
});

describe('what is still missing after Google or GitHub', () => {
  const none = { type: '', company: '', terms: '', marketing: '' };
  it('is requested, and nothing else', () => {
    expect(Object.keys(brokenBy(missingRules({ type: true, terms: true }), none))).toEqual(['type', 'terms']);
    expect(Object.keys(brokenBy(missingRules({ type: false, terms: true }), none))).toEqual(['terms']);
    expect(brokenBy(missingRules({ type: false, terms: false }), none)).toEqual({});
  });
});
