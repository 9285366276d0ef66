import { describe, expect, it } from 'vitest';
import { inlineJson } from './state';

describe('JSON inside a page', () => {
  const nasty = { text: '</script><script>alert(1)</script><!-- \u2028 \u2029 $& $1' };
  it('cannot end the element it stands in, and reads as it was', () => {
    const serialized = inlineJson(nasty);
    expect(serialized).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(serialized)).toEqual(nasty);
  });
});
