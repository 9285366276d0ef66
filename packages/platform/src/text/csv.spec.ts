import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped, csvLines, neutral } from './csv.js';

describe('a cell that a spreadsheet would calculate', () => {
  it.each(['=1+1', '+90 312', '-5', '@SUM(A1)', '\t=1', '\r=1', '  =1', '|calc', '%0A=1', '＝1+1', "'=1"])(
    'is text: %j',
    (cell) => {
      expect(neutral(cell)).toMatch(/^'/);
      expect(asTyped(neutral(cell))).toBe(cell);
    },
  );
  it.each(['Ada', "'Ada", '1=1', ''])('and any other is left as it is: %j', (cell) => expect(neutral(cell)).toBe(cell));
  it('comes back as it was, whatever it is', () =>
    assert(
      property(
        string({ unit: constantFrom("'", '=', '-', '%', 'a', ' ', '\t') }),
        (cell) => asTyped(neutral(cell)) === cell,
      ),
    ));
});

describe('a table for spreadsheets', () => {
  it('has semicolons, and a comma in numbers', () =>
    expect(csvLines([['puan', null, undefined, 4.5, -2]])).toBe('puan;;;4,5;-2\r\n'));
  it('keeps quotes, delimiters and lines in their cell', () =>
    expect(csvLines([['a"b', 'c;d', 'e\nf', 'g,h']])).toBe('"a""b";"c;d";"e\nf";g,h\r\n'));
  it('quotes every cell where that is required', () =>
    expect(csvLines([['=a', 'c,d', null]], { delimiter: ',', quoted: true })).toBe('"\'=a","c,d",""\r\n'));
});
