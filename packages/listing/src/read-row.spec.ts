import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.js';

const surroundings = { categoryId: (text: string) => (text === 'Berber' ? 'barber' : undefined), year: 2026 };
const good = {
  external_id: '17',
  name: 'Özlem Berber',
  category: 'Berber',
  city: 'Urfa',
  district: 'haliliye',
  phone: '0414 000 11 22',
};
const read = (over: Record<string, unknown> = {}) => readRow({ ...good, ...over }, surroundings);
const reasonOf = async (over: Record<string, unknown>): Promise<string> => {
  const result = await read(over);
  return 'reason' in result ? result.reason.sentence : 'it went in';
};

describe('a row of a list', () => {
  it('goes in with its names understood', async () => {
    const result = await read();
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
    [{ latitude: '29,03', longitude: '41,01' }, 'Koordinatlar yer değiştirmiş: latitude ile longitude'],
    [{ latitude: '48,85', longitude: '2,35' }, 'Koordinatlar Türkiye dışında: 48.85, 2.35'],
    [{ longitude: 'doğu' }, 'Geçersiz koordinat: longitude doğu'],
    [{ email: 'bana yaz' }, 'Geçersiz e-posta: bana yaz'],
    [{ website: 'javascript:alert(1)' }, 'Web sitesi http:// veya https:// ile başlamalı: javascript:alert(1)'],
    [{ establishment_year: 'eski' }, 'Tam sayı bekleniyordu: establishment_year eski'],
    [{ services: [{ price: 3 }] }, 'Adsız hizmet'],
    [{ services: [{ name: 'Kesim', price: -1 }] }, 'Geçersiz fiyat: Kesim'],
    [{ services: [{ name: 'Kesim', description: 'ç'.repeat(2_001) }] }, 'Geçersiz değer: Kesim (description)'],
    [{ services: [{ name: 'Kesim', price_unit: 'her yarım saat için ayrıca' }] }, 'Geçersiz değer: Kesim (priceUnit)'],
    [{ services: Array.from({ length: 201 }, (_, n) => `Hizmet ${n}`) }, 'En fazla 200 hizmet ve ürün olabilir'],
    [{ working_hours: { pazartesi: { open: '09:00', close: '18:00' } } }, 'Çalışma saatleri okunamadı (working_hours)'],
    [{ city: undefined }, 'Şehir boş (city)'],
    [{ price_level: '5' }, 'Geçersiz değer: price_level'],
    [{ price_level: 'pahalı' }, 'Geçersiz değer: price_level'],
  ])('with %j stays out: %s', async (over, reason) => expect(await reasonOf(over)).toBe(reason));
  it('separates lists by a bar and reads a comma in a number', async () => {
    const result = await read({
      tags: 'Hızlı Teslimat|Güvenilir|Güvenilir',
      services: '[{"name":"Saç kesimi","price":"1.250,50"},{"name":"Gelin başı","price":"12.500"},"Sakal"]',
      latitude: '37,15',
      longitude: '38.79',
      phone: '444 1 222',
    });
    expect('row' in result && result.row).toMatchObject({
      profile: { tags: ['Hızlı Teslimat', 'Güvenilir'], latitude: 37.15, longitude: 38.79, phone: '444 1 222' },
      offerings: [
        { name: 'Saç kesimi', category: 'service', price: 1250.5 },
        { name: 'Gelin başı', category: 'service', price: 12_500 },
        { name: 'Sakal', category: 'service' },
      ],
    });
  });
  it('has attributes by id, label, everyday word or key of OpenStreetMap, and warns of others', async () => {
    const result = await read({
      attributes: 'wifi|OTOPARK|eve servis|wheelchair|helikopter pisti',
      tags: '7/24 açık|Kaliteli',
    });
    expect('row' in result && result.row.profile).toMatchObject({
      attributes: ['otopark', 'wifi', 'engelli-erisimi', '7-24', 'paket-servis'],
      tags: ['7/24 açık', 'Kaliteli'],
    });
    expect('row' in result && result.warnings.map(({ sentence }) => sentence)).toEqual([
      'Bilinmeyen özellik, atlandı: helikopter pisti',
    ]);
    const none = await read();
    expect('row' in none && none.row).toMatchObject({ profile: { attributes: [], priceLevel: null } });
    expect('row' in none && none.row.keeps).toEqual(expect.arrayContaining(['attributes', 'priceLevel']));
  });
  it.each([
    ['₺₺', 2],
    ['$', 1],
    [' 4 ', 4],
    [3, 3],
    ['', null],
  ])('reads the price level %j', async (price_level, level) => {
    const result = await read({ price_level });
    expect('row' in result && result.row.profile.priceLevel).toBe(level);
  });
  it('is verified however a spreadsheet writes yes', async () => {
    const verified = async (value: unknown) => {
      const result = await read({ verified: value });
      return 'row' in result && result.row.verified;
    };
    expect(await Promise.all(['TRUE', 'true', 'Evet', '1', 1, true].map(verified))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect(await Promise.all(['FALSE', 'hayır', '', '0', 0, false, null].map(verified))).toEqual(
      Array.from({ length: 7 }, () => false),
    );
  });
  it('reads hours in both shapes of the specification', async () => {
    const hours = async (value: unknown) => {
      const result = await read({ working_hours: value });
      return 'row' in result ? result.row.profile.workingHours?.week.monday : result.reason.sentence;
    };
    expect(await hours({ monday: { isOpen: true, open: '9:00', close: '18:00' } })).toEqual([
      { open: '09:00', close: '18:00' },
    ]);
    expect(await hours('{"monday":{"closed":true,"open":"09:00","close":"18:00"}}')).toEqual([]);
    expect(
      await hours({
        monday: {
          intervals: [
            { open: '09:00', close: '12:00' },
            { open: '13:00', close: '02:00' },
          ],
        },
      }),
    ).toHaveLength(2);
    expect(await hours({ monday: [{ open: '09:00', close: '12:00' }] })).toEqual([{ open: '09:00', close: '12:00' }]);
    expect(await hours({})).toBeUndefined();
  });
  it('takes special days with the week, as the API tells them', async () => {
    const special_days = [{ date: '2026-10-29', closed: true, intervals: [], note: 'Bayram' }];
    const result = await read({ working_hours: { monday: { open: '09:00', close: '18:00' }, special_days } });
    expect('row' in result && result.row.profile.workingHours?.special).toEqual([
      { date: '2026-10-29', intervals: [], note: 'Bayram' },
    ]);
  });
  it('says when its hours have no week, and goes in without them', async () => {
    for (const hours of ['hep', 'Apr-Oct Mo-Su 10:00-20:00']) {
      const result = await read({ working_hours: hours });
      expect(result).toMatchObject({
        warnings: [{ code: 'HOURS_NOT_WEEKLY' }],
        row: { profile: { workingHours: null } },
      });
    }
  });
  it('finds its city and district where it lies, when none is told', async () => {
    const result = await read({ city: undefined, district: undefined, latitude: 40.9903, longitude: 29.029 });
    expect('row' in result && result.row.profile).toMatchObject({ city: 34, district: '34-kadikoy' });
    expect(await reasonOf({ city: '', latitude: 35.2, longitude: 33.4 })).toMatch(/Türkiye dışında/);
  });
  it.each([
    [{ city: '', district: '', address: 'Moda Cad. No: 12 34710 KADIKÖY / İSTANBUL' }, '34-kadikoy'],
    [{ city: '', district: '', address: 'Atatürk Blv. 5 Çankaya Ankara Türkiye' }, '6-cankaya'],
    [{ city: 'İzmir', district: '', address: 'Kazım Dirik Mah. 372 Sok. Bornova' }, '35-bornova'],
    [{ city: 'İzmir', district: '', address: 'Ankara Cad. No: 3' }, null],
    [{ city: 'Bursa', district: '', address: 'Kadıköy/İstanbul' }, null],
    [{ city: 'Ankara', district: '', latitude: '39,9', longitude: '32,86' }, '6-cankaya'],
    [{ city: 'Ankara', district: 'Çankaya', address: 'Keçiören/Ankara' }, '6-cankaya'],
  ])('finds the district of %j', async (over, district) =>
    expect((await read(over)) as object).toMatchObject({ row: { profile: { district } } }),
  );
  it('takes what says that there is nothing as nothing, and a domain as an address', async () => {
    const row = await read({ email: 'yok', phone: '-', website: 'www.ada.com.tr' });
    expect(row).toMatchObject({
      row: { profile: { email: null, phone: null, website: 'https://www.ada.com.tr' } },
    });
  });
  it('makes a key of name, place and number for a list without keys', async () => {
    const { external_id: _id, ...without } = good as Record<string, unknown>;
    const of = async (over: object) => {
      const answer = await readRow({ ...without, ...over }, { ...surroundings, columns: Object.keys(without) });
      return 'row' in answer ? answer.row.externalId : answer.reason.code;
    };
    const key = await of({});
    expect(key).toMatch(/^ad:[0-9a-f]{32}$/);
    expect(await of({ name: String(good['name' as never]).toLocaleUpperCase('tr') })).toBe(key);
    expect(await of({ address: 'Başka Cad.' })).not.toBe(key);
    expect(await readRow({ ...without }, surroundings)).toMatchObject({ reason: { code: 'ID_MISSING' } });
  });
  it('leaves alone what it does not tell', async () => {
    const result = await read();
    const keeps = 'row' in result ? result.row.keeps : [];
    expect(keeps).toEqual(expect.arrayContaining(['description', 'images', 'verified', 'offerings', 'latitude']));
    expect(keeps).not.toContain('phone');
  });
});
