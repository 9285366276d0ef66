import { cuisines, osmCategories } from '@carsi/listing/data/osm-categories';
import { expect, it } from 'vitest';
import { seedCategories } from './seed.js';

it('has a category of ours behind every entry of the table of OpenStreetMap', () => {
  const ours = new Set(seedCategories().map(({ id }) => id));
  const meant = [...osmCategories.flatMap(([, table]) => Object.values(table)), ...Object.values(cuisines)];
  expect(meant.length).toBeGreaterThan(200);
  expect([...new Set(meant)].filter((id) => !ours.has(id))).toEqual([]);
});
