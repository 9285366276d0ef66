import { describe, expect, it } from 'vitest';
import type { Values } from '@carsi/listing/values';
import { readForm } from './read-form.js';

const complete: Values = { name: 'Ada Kebap', description: 'Közde kebap', city: 'Adana', category_id: 'kebap' };
const read = (values: Values, before = undefined as Parameters<typeof readForm>[1]) =>
  readForm(values, before, (text) => (text === 'kebap' ? 'kebap' : undefined));
const refusal = (values: Values): { code: string; fields: string[] } => {
  try {
    read(values);
  } catch (error) {
    const { code, details } = error as { code: string; details: { errors: { field: string }[] } };
    return { code, fields: details.errors.map(({ field }) => field) };
  }
  throw new Error('was read');
};

describe('the company form', () => {
  it('says name, description, city and category at least', () => {
    expect(read(complete)).toMatchObject({ name: 'Ada Kebap', city: 1, categoryId: 'kebap', phone: null, images: [] });
    expect(refusal({})).toEqual({
      code: 'COMPANY_NAME_REQUIRED',
      fields: ['name', 'description', 'city', 'category_id'],
    });
  });

  it.each<[string, Values, string]>([
    ['a name of blanks', { name: '   ' }, 'COMPANY_NAME_REQUIRED'],
    ['a name that is too long', { name: 'a'.repeat(161) }, 'COMPANY_NAME_TOO_LONG'],
    ['a description that is too long', { description: 'a'.repeat(10_001) }, 'COMPANY_DESCRIPTION_TOO_LONG'],
    ['an address that is too long', { address: 'a'.repeat(301) }, 'COMPANY_TEXT_TOO_LONG'],
    ['an e-mail that is too long', { email: `${'a'.repeat(250)}@b.com` }, 'COMPANY_TEXT_TOO_LONG'],
    ['a year in words', { establishment_year: 'dün' }, 'COMPANY_YEAR_INVALID'],
    ['a year before companies', { establishment_year: 812 }, 'COMPANY_YEAR_INVALID'],
    ['a name that is no text', { name: { $gt: '' } }, 'COMPANY_NAME_REQUIRED'],
    ['a city that is none', { city: 'Atlantis' }, 'COMPANY_CITY_REQUIRED'],
    ['a category that is none', { category_id: 'yok' }, 'COMPANY_CATEGORY_REQUIRED'],
    ['an e-mail without an address', { email: 'ada' }, 'COMPANY_EMAIL_INVALID'],
    ['letters in the phone', { phone: '0322 abc' }, 'COMPANY_PHONE_INVALID'],
    ['a menu without http', { menu_url: 'ada.example' }, 'COMPANY_LINK_INVALID'],
    ['a website without http', { website: 'ada.example' }, 'COMPANY_WEBSITE_INVALID'],
    ['a website that runs', { website: 'javascript:alert(1)' }, 'COMPANY_WEBSITE_INVALID'],
    ['a summary that is too long', { short_description: 'a'.repeat(101) }, 'COMPANY_SHORT_DESCRIPTION_TOO_LONG'],
    ['hours that say nothing', { working_hours: { someday: {} } }, 'COMPANY_HOURS_INVALID'],
    ['an account without http', { social_media: { instagram: '@ada' } }, 'COMPANY_LINK_INVALID'],
    ['a picture from elsewhere', { logo_url: 'https://x.example/a.png' }, 'COMPANY_PICTURE_FOREIGN'],
    ['a picture by a path', { images: ['/files/../carsi.db'] }, 'COMPANY_PICTURE_FOREIGN'],
  ])('refuses %s', (_what, values, code) => expect(refusal({ ...complete, ...values }).code).toBe(code));

  it('names the account of a broken link, and a field that has too many entries, as the API does', () => {
    expect(refusal({ ...complete, social_media: { instagram: 'https://localhost' } }).fields).toEqual([
      'social_media.instagram',
    ]);
    expect(read({ ...complete, social_media: { tiktok: '@ada' } }).socialMedia).toEqual({});
    const seo_keywords = Array.from({ length: 31 }, (_, at) => `söz ${at}`);
    expect(refusal({ ...complete, seo_keywords })).toEqual({ code: 'BAD_REQUEST', fields: ['seo_keywords'] });
  });

  it('takes what it is given in either shape, and city and district by name', () =>
    expect(
      read({
        ...complete,
        city: 'izmir',
        district: 'KONAK',
        tags: '["Uygun Fiyat","Uygun Fiyat"]',
        working_hours: JSON.stringify({ monday: { open: '09:00', close: '18:00', closed: false } }),
        whatsapp: 0,
        images: [`/files/${'a'.repeat(32)}.webp`],
      }),
    ).toMatchObject({
      city: 35,
      district: '35-konak',
      tags: ['Uygun Fiyat'],
      whatsapp: false,
      workingHours: { week: { monday: [{ open: '09:00', close: '18:00' }], tuesday: [] } },
    }));

  it('leaves alone what it does not name, and lets go of the district of another city', () => {
    const before = read({ ...complete, district: 'Seyhan', phone: '0322 000 11 22' });
    expect(read({ description: 'Yeni' }, before)).toEqual({ ...before, description: 'Yeni' });
    expect(read({ city: 'Bursa' }, before)).toMatchObject({ city: 16, district: null, phone: '0322 000 11 22' });
    expect(read({ phone: '' }, before).phone).toBeNull();
  });

  it('does not know what belongs to the server', () =>
    expect(
      Object.keys(
        read({ ...complete, id: 'x', slug: 'x', status: 'active', verified: true, featured: true, ai_score: 10 }),
      ),
    ).not.toEqual(expect.arrayContaining(['status'])));
});
