import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Texts } from './columns.js';

const filled = (texts: readonly string[]): Texts => {
  const column = new Texts();
  for (const text of texts) column.add(text);
  return column;
};

describe('texts in a column', () => {
  it('are read as they were, also from a copy of some', () => {
    const same = property(array(string({ unit: 'grapheme' })), (texts) => {
      const copy = new Texts();
      const odd = Uint32Array.from(texts.keys()).filter((ordinal) => ordinal % 2 === 1);
      copy.append(filled(texts).pick(odd));
      return (
        texts.every((text, ordinal) => filled(texts).text(ordinal) === text) &&
        odd.every((ordinal, at) => copy.text(at) === texts[ordinal])
      );
    });
    expect(() => assert(same)).not.toThrow();
  });

  it('are in the order of their code points', () => {
    const inOrder = property(string({ unit: 'binary' }), string({ unit: 'binary' }), (one, other) => {
      const points = (text: string) => Array.from(text, (character) => character.codePointAt(0)!);
      const [a, b] = [points(one), points(other)];
      const at = a.findIndex((point, n) => point !== b[n]);
      const expected = at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
      return Math.sign(filled([one, other]).compare(0, 1)) === Math.sign(expected);
    });
    expect(() => assert(inOrder)).not.toThrow();
  });
});
