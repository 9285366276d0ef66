import { describe, expect, it } from 'vitest';
import { isNational444, telTarget, turkishE164, whatsappDigits } from './phone.js';

describe('a phone', () => {
  it.each(['0532 123 45 67', '+90 (532) 123-45-67', '5321234567', '0090 532 1234567', '905321234567'])(
    '%s is one number',
    (phone) => {
      expect(turkishE164(phone)).toBe('+905321234567');
      expect(whatsappDigits(phone)).toBe('905321234567');
    },
  );
  it('of 444 is dialled nationally and has no WhatsApp', () => {
    expect([isNational444('444 0 123'), whatsappDigits('444 0 123'), telTarget('444 0 123')]).toEqual([
      true,
      undefined,
      '4440123',
    ]);
  });
  it('from abroad keeps its country', () => expect(whatsappDigits('+49 151 2345678')).toBe('491512345678'));
  it('that does not parse is not made up', () =>
    expect([turkishE164('12'), turkishE164('ara beni')]).toEqual([undefined, undefined]));
  it('without digits has no WhatsApp', () => expect(whatsappDigits('yok')).toBeUndefined());
});
