import { expect, it } from 'vitest';
import { abbreviate } from './abbreviate';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [1_001, '1K'],
  [1_250, '1,3K'],
  [15_400, '15,4K'],
  [999_949, '999,9K'],
  [999_950, '1M'],
  [1_000_000, '1M'],
  [2_340_000, '2,3M'],
])('%i reads %s', (value, text) => expect(abbreviate(value)).toBe(text));
