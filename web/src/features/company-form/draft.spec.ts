import { describe, expect, it } from 'vitest';
import { blank, type Draft, editsOf, withEdits } from './draft';

const company: Draft = { ...blank, name: 'Ada', phone: '0322 111 22 33', tags: ['Kebap'], images: ['/files/a.webp'] };

describe('unsaved changes to a company, stored on the account', () => {
  it('is only what was changed, so that what others change meanwhile stays', () => {
    const edits = editsOf(company, { ...company, short_description: 'Odun ateşinde', tags: ['Kebap', 'Pide'] });
    expect(edits).toEqual({ short_description: 'Odun ateşinde', tags: ['Kebap', 'Pide'] });
    const since = { ...company, phone: '0322 999 99 99' };
    expect(withEdits(since, edits)).toEqual({ ...since, ...edits });
  });

  it('is empty without changes, or once all were reverted', () => {
    expect(editsOf(company, { ...company })).toBeNull();
    expect(withEdits(company, null)).toBe(company);
    expect(withEdits(company, {})).toBe(company);
  });

  it('brings back cleared fields, hours and the words of pictures', () => {
    const changed: Draft = {
      ...company,
      phone: '',
      week: { ...blank.week, monday: [] },
      image_texts: { '/files/a.webp': 'Mangal başında' },
    };
    expect(withEdits(company, editsOf(company, changed))).toEqual(changed);
  });

  it('ignores values of the wrong type', () => {
    expect(withEdits(company, { name: 7, tags: 'Kebap', nonsense: true })).toEqual(company);
  });
});
