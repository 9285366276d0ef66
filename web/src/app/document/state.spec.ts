import { describe, expect, it } from 'vitest';
import { inlineJson } from './state';

describe('JSON inside a page', () => {
  const nasty = { text: '</script><script>alert(1)</script><!-- \u2028 \u2029 $& $1' };
  it('cannot close its own element, and is read back unchanged', () => {
    const serialized = inlineJson(nasty);
    expect(serialized).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(serialized)).toEqual(nasty);
  });
});
