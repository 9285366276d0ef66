import { describe, expect, it } from 'vitest';
import { emailOf } from './email.js';

describe('the normal form of an address', () => {
  it.each([
    ['ayse@example.com', 'ayse@example.com'],
    ['  ayse@example.com\n', 'ayse@example.com'],
    ['AYSE@Example.COM', 'ayse@example.com'],
    ['ILKER@EXAMPLE.COM', 'ilker@example.com'],
    ['ayse.yilmaz+carsi@mail.example.co', 'ayse.yilmaz+carsi@mail.example.co'],
    ["o'neill_99%x@example.com", "o'neill_99%x@example.com"],
    ['a@b.tr', 'a@b.tr'],
    ['info@xn--ar-2ma7c.com', 'info@xn--ar-2ma7c.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('of %j is %j', (typed, normal) => expect(emailOf(typed)).toBe(normal));

  it('is itself', () => {
    for (const typed of ['AYSE@Example.COM', ' a@b.tr ', 'I@I.IO'])
      expect(emailOf(emailOf(typed)!)).toBe(emailOf(typed));
  });

  it.each([
    ['nothing', ''],
    ['no name', '@example.com'],
    ['no place', 'ayse@'],
    ['no @', 'ayse.example.com'],
    ['two of them', 'ayse@b@example.com'],
    ['a place without a dot', 'ayse@localhost'],
    ['an address of numbers', 'ayse@127.0.0.1'],
    ['two dots', 'ayse..y@example.com'],
    ['a dot first', '.ayse@example.com'],
    ['a dot last', 'ayse.@example.com'],
    ['an empty label', 'ayse@example..com'],
    ['a hyphen first', 'ayse@-example.com'],
    ['a hyphen last', 'ayse@example-.com'],
    ['a blank inside', 'ay se@example.com'],
    ['a comma, which is two readers', 'a@example.com,b@example.com'],
    ['a header', 'a@example.com\r\nBcc: b@example.com'],
    ['quotes', '"ayse"@example.com'],
    ['angle brackets', '<ayse@example.com>'],
    ['the dotted capital İ', 'İlker@example.com'],
    ['the dotless ı', 'ılker@example.com'],
    ['i with a combining dot', 'i\u0307lker@example.com'],
    ['the Kelvin sign, small a k', 'er\u212Aan@example.com'],
    ['the long s, small an s', 'ay\u017Fe@example.com'],
    ['full-width letters', 'ａｙｓｅ@example.com'],
    ['a full-width @', 'ayse＠example.com'],
    ['a ligature', 'ﬁrma@example.com'],
    ['a Cyrillic look-alike', 'аyse@example.com'],
    ['a Turkish letter', 'ayşe@example.com'],
    ['a control character', 'ay\u0000se@example.com'],
    ['a zero-width space', 'ay\u200Bse@example.com'],
    ['a soft hyphen', 'ay\u00ADse@example.com'],
    ['a direction mark', 'ayse\u202E@example.com'],
    ['half a character', 'ay\uD83Dse@example.com'],
    ['a name that is too long', `${'a'.repeat(65)}@example.com`],
    ['a label that is too long', `a@${'b'.repeat(64)}.com`],
    ['too much of everything', `a@${'b.'.repeat(130)}com`],
    ['ten thousand letters', 'a'.repeat(10_000)],
  ])('does not exist for %s', (_what, typed) => expect(emailOf(typed)).toBeUndefined());
});
