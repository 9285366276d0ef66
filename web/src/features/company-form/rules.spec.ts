import { describe, expect, it } from 'vitest';
import { blank, bodyOf, changesOf, type Draft, draftOf, isSame, storedOf } from './draft';
import { errorsOf, firstOf, tabOf } from './rules';

const complete: Draft = { ...blank, name: 'Ada Kebap', description: 'Közde', city: 'adana', category_id: 'restoran' };

describe('the company form', () => {
  it('requires name, description, city and category, in this order', () => {
    const errors = errorsOf(blank);
    expect(Object.values(errors)).toEqual([
      'Firma adı gereklidir',
      'Açıklama gereklidir',
      'Şehir gereklidir',
      'Kategori seçimi gereklidir',
    ]);
    expect(firstOf(errors)).toBe('name');
    expect(errorsOf(complete)).toEqual({});
  });

  it.each<[Partial<Draft>, string, string]>([
    [{ email: 'ada' }, 'email', 'Geçerli bir e-posta adresi girin'],
    [{ phone: '0322 abc' }, 'phone', 'Geçerli bir telefon numarası girin'],
    [{ website: 'ada.example' }, 'website', "Website URL'si http:// veya https:// ile başlamalıdır"],
    [{ short_description: 'ş'.repeat(101) }, 'short_description', 'Kısa açıklama en fazla 100 karakter olabilir.'],
    [
      { week: { ...blank.week, monday: [{ open: '09:00', close: '' }] } },
      'working_hours',
      'Açık olan her günün saatlerini girin.',
    ],
    [{ special: [{ date: '', intervals: [], note: '' }] }, 'special_days', 'Her özel güne bir tarih seçin.'],
    [
      { social_media: { ...blank.social_media, instagram: '@ada' } },
      'social_media.instagram',
      'Bağlantı http:// veya https:// ile başlamalıdır',
    ],
  ])('does not take %o', (over, field, message) =>
    expect(errorsOf({ ...complete, ...over })).toEqual({ [field]: message }),
  );

  it('takes telephones as people write them, and a hundred letters of any alphabet', () =>
    expect(errorsOf({ ...complete, phone: '+90 (322) 456-78-90', short_description: '🍢'.repeat(100) })).toEqual({}));

  it('knows the tab of each field', () =>
    expect(['name', 'city', 'working_hours', 'social_media.facebook', 'images'].map(tabOf)).toEqual([
      'temel',
      'iletisim',
      'saatler',
      'medya',
      'medya',
    ]));

  it('opens with the stored draft, ignoring unknown fields', () => {
    const draft = draftOf({ name: 'Ada', tags: 'x', status: 'active', week: { sunday: [] }, latitude: 37 });
    expect(draft).toMatchObject({ name: 'Ada', tags: [], latitude: 37 });
    expect(draft.week.monday).toEqual([{ open: '09:00', close: '18:00' }]);
    expect('status' in draft).toBe(false);
    expect(draftOf(null)).toEqual(blank);
    const worded = { ...complete, images: ['/files/a.webp'], image_texts: { '/files/a.webp': 'Mangal' } };
    expect(draftOf(JSON.parse(JSON.stringify(storedOf(worded))) as Record<string, unknown>)).toEqual(worded);
  });

  it('begins with the hours of the specification', () => {
    const { working_hours } = bodyOf(blank) as { working_hours: Record<string, { intervals: unknown[] }> };
    expect(working_hours['friday']).toEqual({ intervals: [{ open: '09:00', close: '18:00' }] });
    expect(working_hours['saturday']).toEqual({ intervals: [{ open: '10:00', close: '17:00' }] });
    expect(working_hours['sunday']).toEqual({ intervals: [] });
  });

  it('sends of a company that exists what was changed, and nothing else', () => {
    expect(changesOf(complete, { ...complete, phone: '0322 1' })).toEqual({ phone: '0322 1' });
    expect(isSame(complete, { ...complete })).toBe(true);
  });
});
