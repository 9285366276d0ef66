import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';

describe('a table for spreadsheets', () => {
  it.each(['=1+1', '+49@ornek.example', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '|calc', '%0A=1'])(
    'runs nothing that somebody typed: %j',
    (text) => expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`),
  );
  it('keeps quotes, commas and lines in their cell', () =>
    expect(csvOf([['a"b', 'c,d', 'e\nf', null]])).toBe('\ufeff"a""b","c,d","e\nf",""\r\n'));
});
