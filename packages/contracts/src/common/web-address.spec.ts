import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address.js';

describe('the address of a website', () => {
  it.each([
    'https://adakebap.com',
    'http://www.ada-kebap.com.tr/menü?masa=2#iletisim',
    'HTTPS://Çiçekçi.com.tr/',
    'https://ada.example:8443/a',
    'https://ada.example/a(b)c,d;e',
    `https://ada.example/${'a'.repeat(470)}`,
  ])('may be %s', (address) => expect(isWebAddress(address)).toBe(true));

  it.each([
    '',
    'adakebap.com',
    'ftp://ada.example',
    'javascript:alert(1)',
    'https://user:password@evil.com',
    'https://user@evil.com',
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://localhost:3000/',
    'http://intranet/',
    'https://evil.com"onx=1',
    'https://evil.com/<b>',
    'https://evil.com\\@ada.example',
    'https://ada.example/a b',
    'https://ada.example/\u0000',
    'https://ada..example',
    'https://-ada.example',
    'https:ada.example',
    `https://ada.example/${'a'.repeat(500)}`,
  ])('is not %j', (address) => expect(isWebAddress(address)).toBe(false));
});
