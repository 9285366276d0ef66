import type { SearchPart } from '@carsi/contracts/directory/http/search';
import { describe, expect, it } from 'vitest';
import { groupTexts } from './group-texts';

const place: SearchPart = { kind: 'place', text: 'kadıköyde', name: 'Kadıköy' };
const open: SearchPart = { kind: 'wish', text: 'açık', name: 'açık' };
const pharmacy: SearchPart = { kind: 'category', text: 'eczne', name: 'Eczane' };
const rated: SearchPart = { kind: 'wish', text: '4 puan üstü', name: '4 puan ve üstü' };
const near: SearchPart = { kind: 'wish', text: 'yakınımda', name: '' };
const parking: SearchPart = { kind: 'attribute', text: 'otoparkli', name: 'otoparklı' };
const dentist: SearchPart = { kind: 'category', text: 'diş hekimi', name: 'Diş Hekimi' };
const service: SearchPart = { kind: 'service', text: 'implant' };
const name: SearchPart = { kind: 'name', text: 'şahinler' };
const neighbourhood: SearchPart = { kind: 'place', text: 'moda' };

describe('what a search says of companies that meet a part of it', () => {
  it.each([
    [[place, open, pharmacy], 'Kadıköy’de açık eczane bulunamadı.'],
    [[open, pharmacy], 'Açık eczane bulunamadı.'],
    [[neighbourhood, service, dentist], '“moda” ile eşleşen “implant” sunan diş hekimi bulunamadı.'],
    [[name, place], 'Kadıköy’de “şahinler” bulunamadı.'],
    [[place, open], 'Kadıköy’de açık işletme bulunamadı.'],
    [[name, place, pharmacy], 'Kadıköy’de “şahinler” adlı eczane bulunamadı.'],
    [[place, neighbourhood], 'Kadıköy’de “moda” ile eşleşen işletme bulunamadı.'],
    [[open, rated, dentist], 'Açık, 4 puan ve üstü diş hekimi bulunamadı.'],
  ])('of %j is %j', (parts, sentence) => expect(groupTexts.notAll(parts)).toBe(sentence));

  it.each([
    [[place, open, pharmacy], [open], 'Kadıköy’deki eczaneler (4, şu an açık görünmüyor)'],
    [[place, open, pharmacy], [place], 'Kadıköy dışında açık eczaneler (4)'],
    [[place, parking, dentist], [parking], 'Kadıköy’deki diş hekimleri (4)'],
    [[place, neighbourhood, pharmacy], [neighbourhood], '“moda” dışında Kadıköy’deki eczaneler (4)'],
    [[place, neighbourhood], [place], 'Kadıköy dışında “moda” ile eşleşen işletmeler (4)'],
    [[parking, dentist], [dentist], 'Otoparklı işletmeler (4)'],
    [[name, pharmacy], [pharmacy], '“şahinler” adlı işletmeler (4)'],
  ])('of %j without %j is %j', (parts, lacks, heading) => expect(groupTexts.group(parts, lacks, '4')).toBe(heading));

  it('is said of the surroundings of a visitor, unless a place was named', () => {
    expect(groupTexts.notAll([near, open, pharmacy], true)).toBe('Yakınınızda açık eczane bulunamadı.');
    expect(groupTexts.group([open, pharmacy], [open], '4', true)).toBe(
      'Yakınınızdaki eczaneler (4, şu an açık görünmüyor)',
    );
    expect(groupTexts.notAll([place, pharmacy], true)).toBe('Kadıköy’de eczane bulunamadı.');
  });
});
