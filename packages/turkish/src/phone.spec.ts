import { describe, expect, it } from 'vitest';
import { nationalDigits, whatsappDigits } from './phone.js';

describe('a phone', () => {
  it.each(['0532 123 45 67', '+90 (532) 123-45-67', '5321234567', '0090 532 1234567', '905321234567'])(
    '%s is one number',
    (phone) => expect(whatsappDigits(phone)).toBe('905321234567'),
  );
  it('of 444 has no WhatsApp', () => expect(whatsappDigits('444 0 123')).toBeUndefined());
  it('from abroad keeps its country', () => expect(whatsappDigits('+49 151 2345678')).toBe('491512345678'));
  it('without digits has no WhatsApp', () => expect(whatsappDigits('yok')).toBeUndefined());
});

describe('national digits', () => {
  it.each([
    ['0532 123 45 67', ['5321234567']],
    ['+90 (532) 123-45-67', ['5321234567']],
    ['0090 532 1234567', ['5321234567']],
    ['0 (216) 555 12 34 / 0532 123 45 67', ['2165551234', '5321234567']],
    ['444 0 123', ['4440123']],
    ['123', []],
    [null, []],
  ])('of %s', (phone, digits) => expect(nationalDigits(phone)).toEqual(digits));
});
