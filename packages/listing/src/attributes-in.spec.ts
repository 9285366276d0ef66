import { attributeList } from '@carsi/contracts/directory/attributes';
import { describe, expect, it } from 'vitest';
import { attributeIn, attributesOfTags } from './attributes-in.js';

describe('the table of attributes', () => {
  it('has unique ids, and words that lead to one alone', () => {
    expect(new Set(attributeList.map(({ id }) => id)).size).toBe(attributeList.length);
    for (const { id, label, words } of attributeList)
      for (const word of [id, label, ...words]) expect([word, attributeIn(word)]).toEqual([word, id]);
  });
  it('reads tags of OpenStreetMap, and no denial', () => {
    const tags = {
      wheelchair: 'limited',
      internet_access: 'wlan',
      outdoor_seating: 'garden',
      delivery: 'no',
      parking: 'no',
    };
    expect(attributesOfTags({ ...tags, opening_hours: '24/7', dog: 'leashed' })).toEqual([
      'wifi',
      'bahce',
      'evcil-hayvan',
      '7-24',
    ]);
  });
});
