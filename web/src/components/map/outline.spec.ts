import { provinces as places } from '@carsi/turkish/places';
import { describe, expect, it } from 'vitest';
import { labels } from './outline';

describe('the outline of the map', () => {
  it('has all provinces by their names', () =>
    expect(labels().map(({ name }) => name)).toEqual(expect.arrayContaining(places.map(({ name }) => name))));
  it('has no other', () => expect(labels()).toHaveLength(places.length));
});
