import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped, neutral } from './cells.js';

describe('a cell that a spreadsheet would calculate', () => {
  it.each(['=1+1', '+90 312', '-5', '@SUM(A1)', '\t=1', '＝1+1', "'=1"])('is text: %j', (cell) => {
    expect(neutral(cell)).toMatch(/^'/);
    expect(asTyped(neutral(cell))).toBe(cell);
  });
  it.each(['Ada', "'Ada", '1=1', ''])('and any other is left as it is: %j', (cell) => expect(neutral(cell)).toBe(cell));
  it('comes back as it was, whatever it is', () =>
    assert(
      property(
        string({ unit: constantFrom("'", '=', '-', 'a', ' ', '\t') }),
        (cell) => asTyped(neutral(cell)) === cell,
      ),
    ));
});
