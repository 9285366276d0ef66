import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveOf, csvOf } from './archive.js';

describe('a list for a spreadsheet', () => {
  it('opens as Turkish: marked as UTF-8, with semicolons, and a comma in numbers', () =>
    expect(
      csvOf([
        { ad: 'Çiğdem', puan: 4.5 },
        { ad: 'Işık; Ltd', not: null },
      ]),
    ).toBe('\uFEFFad;puan;not\r\nÇiğdem;4,5;\r\n"Işık; Ltd";;\r\n'));
  it.each(['=1+1', '+90 532', '-2', '@a', '\t=1', '＝1', '＋1', '－1', '＠a', "'=1", '\n=cmd'])(
    'never calculates %j',
    (cell) => {
      const line = csvOf([{ a: cell }]).split('\r\n')[1]!;
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );
  it('calculates no name of a column either', () => expect(csvOf([{ '=1+1': 'x' }])).toContain("'=1+1\r\n"));
  it('keeps a number that is below zero a number', () => expect(csvOf([{ a: -2 }])).toContain('\r\n-2\r\n'));
  it('holds lists as JSON, with their quotes doubled', () =>
    expect(csvOf([{ a: ['x', 'y'] }])).toContain('"[""x"",""y""]"'));
});

describe('an archive', () => {
  const tables = [
    { name: 'profile', rows: [{ fullName: 'Ayşe Yılmaz' }] },
    { name: 'reviews', rows: [] },
    { name: '../kötü ad', rows: [] },
  ];
  const files = unzipSync(archiveOf(tables, new Uint8Array([1, 2]), '2026-11-21T09:00:00Z'));
  it('has each list as JSON and as CSV, the picture, and what is what', () => {
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'OKU-BENI.txt',
        'profil-fotografi.webp',
        'profil.csv',
        'profil.json',
        'yorumlar.csv',
        'yorumlar.json',
        '---k-t--ad.csv',
        '---k-t--ad.json',
      ].toSorted(),
    );
    expect(JSON.parse(strFromU8(files['profil.json']!))).toEqual(tables[0]!.rows);
    expect(strFromU8(files['yorumlar.json']!)).toBe('[]\n');
  });
  it('says in Turkish what is in it, and when it was made', () => {
    const text = strFromU8(files['OKU-BENI.txt']!);
    expect(text).toContain('profil.json, profil.csv – Adınız, iletişim bilgileriniz ve hesabınızın durumu (1 kayıt)');
    expect(text).toContain('21 Kasım 2026 12:00');
    expect(text).toContain('profil-fotografi.webp');
  });
});
