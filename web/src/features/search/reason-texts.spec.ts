import { describe, expect, it } from 'vitest';
import { reasonTexts } from './reason-texts';

const card = { distance: 1.23, rating: 4.83, review_count: 1_200 };

describe('why a company stands there', () => {
  it('is told in sentences: what it meets, what it lacks, how far it is and how it is rated', () => {
    const lines = reasonTexts(
      [
        { kind: 'name', text: 'brber', name: 'Berber' },
        { kind: 'category', text: 'dişçi', name: 'Diş Hekimi' },
        { kind: 'category', text: 'diş' },
        { kind: 'place', text: 'kadikoy', name: 'Kadıköy' },
        { kind: 'service', text: 'saç kesimi' },
        { kind: 'attribute', text: 'otoparklı', name: 'otoparklı' },
        { kind: 'wish', text: 'açık', name: 'açık' },
        { kind: 'wish', text: '4 puan üstü', name: '4 puan ve üstü' },
        { kind: 'chosen', text: '' },
      ],
      [{ kind: 'attribute', text: 'wifi' }],
      card,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Adında “Berber” geçiyor',
      'Diş Hekimi kategorisinde',
      'Kategorisinin adları arasında “diş” var',
      'Kadıköy’de',
      'Hizmet ve ürünlerinde “saç kesimi” var',
      'Aradığınız gibi otoparklı',
      'Şu an açık',
      'Aradığınız gibi 4 puan ve üstü',
      'Benzer aramalarda sık açıldı',
      'Aradığınız “wifi” yok',
      '1,2 km uzakta',
      '4,8 puan, 1.200 yorum',
    ]);
    expect(lines.filter(({ isMet }) => !isMet).map(({ text }) => text)).toEqual(['Aradığınız “wifi” yok']);
  });
  it('says nothing of a distance that is not known, and that there are no reviews', () =>
    expect(reasonTexts([], [], { distance: null, rating: 0, review_count: 0 })).toEqual([
      { text: 'Henüz yorumu yok', isMet: false },
    ]));
});
