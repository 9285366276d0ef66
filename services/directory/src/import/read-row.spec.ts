import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.js';

const surroundings = { categoryId: (text: string) => (text === 'Berber' ? 'barber' : undefined), sample: false };
const good = {
  external_id: '17',
  name: 'Özlem Berber',
  category: 'Berber',
  city: 'Urfa',
  district: 'haliliye',
  phone: '0414 000 11 22',
};
const read = (over: Record<string, unknown> = {}) => readRow({ ...good, ...over }, surroundings);
const reasonOf = (over: Record<string, unknown>): string => {
  const result = read(over);
  return 'reason' in result ? result.reason : 'it went in';
};

describe('a row of a list', () => {
  it('goes in with its names understood', () => {
    const result = read();
    expect('row' in result && result.row).toMatchObject({
      externalId: '17',
      profile: { name: 'Özlem Berber', city: 63, district: '63-haliliye', categoryId: 'barber' },
    });
  });
  it.each([
    [{ name: ' ' }, 'Firma adı boş (name)'],
    [{ external_id: null }, 'external_id boş'],
    [{ category: 'Uzay üssü' }, 'Bilinmeyen kategori: Uzay üssü'],
    [{ city: 'Paris' }, 'Bilinmeyen şehir: Paris'],
    [{ district: 'Kadıköy' }, 'Şanlıurfa ilinde böyle bir ilçe yok: Kadıköy'],
    [{ phone: 'ara beni' }, 'Geçersiz telefon: ara beni'],
    [{ phone: '12' }, 'Geçersiz telefon: 12'],
    [{ latitude: '91' }, 'Geçersiz koordinat: latitude 91'],
    [{ longitude: 'doğu' }, 'Geçersiz koordinat: longitude doğu'],
    [{ email: 'bana yaz' }, 'Geçersiz e-posta: bana yaz'],
    [{ website: 'javascript:alert(1)' }, 'Web sitesi http:// veya https:// ile başlamalı: javascript:alert(1)'],
    [{ working_hours: 'hep' }, 'Çalışma saatleri okunamadı (working_hours)'],
    [{ establishment_year: 'eski' }, 'Tam sayı bekleniyordu: establishment_year eski'],
    [{ services: [{ price: 3 }] }, 'Adsız hizmet'],
    [{ services: [{ name: 'Kesim', price: -1 }] }, 'Geçersiz fiyat: Kesim'],
    [{ services: [{ name: 'Kesim', description: 'ç'.repeat(2_001) }] }, 'Geçersiz değer: Kesim (description)'],
    [{ services: [{ name: 'Kesim', price_unit: 'her yarım saat için ayrıca' }] }, 'Geçersiz değer: Kesim (priceUnit)'],
    [{ services: Array.from({ length: 201 }, (_, n) => `Hizmet ${n}`) }, 'En fazla 200 hizmet ve ürün olabilir'],
    [{ working_hours: { pazartesi: { open: '09:00', close: '18:00' } } }, 'Çalışma saatleri okunamadı (working_hours)'],
    [{ $unreadable: true }, 'Satır geçerli bir JSON nesnesi değil'],
    [{ $tooLong: true }, 'Satırda başlıktan fazla sütun var'],
  ])('with %j stays out: %s', (over, reason) => expect(reasonOf(over)).toBe(reason));
  it('separates lists by a bar and reads a comma in a coordinate', () => {
    const result = read({
      tags: 'Hızlı Teslimat|Güvenilir|Güvenilir',
      services: 'Saç kesimi|Sakal',
      latitude: '37,15',
      longitude: '38.79',
      phone: '444 1 222',
    });
    expect('row' in result && result.row).toMatchObject({
      profile: { tags: ['Hızlı Teslimat', 'Güvenilir'], latitude: 37.15, longitude: 38.79, phone: '444 1 222' },
      offerings: [
        { name: 'Saç kesimi', category: 'service' },
        { name: 'Sakal', category: 'service' },
      ],
    });
  });
  it('is verified however a spreadsheet writes yes', () => {
    const verified = (value: unknown) => {
      const result = read({ verified: value });
      return 'row' in result && result.row.verified;
    };
    expect(['TRUE', 'true', 'Evet', '1', 1, true].map(verified)).toEqual(Array.from({ length: 6 }, () => true));
    expect(['FALSE', 'hayır', '', '0', 0, false, null].map(verified)).toEqual(Array.from({ length: 7 }, () => false));
  });
  it('reads hours in both shapes of the specification', () => {
    const hours = (value: unknown) => {
      const result = read({ working_hours: value });
      return 'row' in result ? result.row.profile.workingHours?.week.monday : result.reason;
    };
    expect(hours({ monday: { isOpen: true, open: '9:00', close: '18:00' } })).toEqual([
      { open: '09:00', close: '18:00' },
    ]);
    expect(hours('{"monday":{"closed":true,"open":"09:00","close":"18:00"}}')).toEqual([]);
    expect(
      hours({
        monday: {
          intervals: [
            { open: '09:00', close: '12:00' },
            { open: '13:00', close: '02:00' },
          ],
        },
      }),
    ).toHaveLength(2);
    expect(hours({ monday: [{ open: '09:00', close: '12:00' }] })).toEqual([{ open: '09:00', close: '12:00' }]);
    expect(hours({})).toBeUndefined();
  });
});
