import { describe, expect, it } from 'vitest';
import { directionsLink, telLink, websiteLink, whatsappLink, whatsappNumber } from './contact';

describe('the WhatsApp number', () => {
  it.each([
    ['0532 111 22 33', '905321112233'],
    ['532 111 22 33', '905321112233'],
    ['+90 (532) 111-22-33', '905321112233'],
    ['0090 532 111 22 33', '905321112233'],
    ['90 532 111 22 33', '905321112233'],
  ])('of %s is %s', (typed, number) => expect(whatsappNumber(typed)).toBe(number));

  it.each(['444 1 234', '', 'yok'])('does not exist for “%s”', (typed) => {
    expect(whatsappNumber(typed)).toBeNull();
    expect(whatsappLink(typed, 'Merhaba')).toBeNull();
  });

  it('comes with a greeting', () => {
    expect(whatsappLink('0532 111 22 33', 'Merhaba, İyi günler')).toBe(
      'https://wa.me/905321112233?text=Merhaba%2C%20%C4%B0yi%20g%C3%BCnler',
    );
  });
});

describe('a call', () => {
  it('goes to the international number, a 444 number as it is', () => {
    expect(telLink('0532 111 22 33', '+905321112233')).toBe('tel:+905321112233');
    expect(telLink('444 1 234', null)).toBe('tel:4441234');
  });
});

describe('the way there', () => {
  const place = { name: 'A', address: 'Çarşı Cad. 1', district: 'Kadıköy', city: 'İstanbul' };
  it('leads to the position, else to the address', () => {
    expect(directionsLink({ ...place, latitude: 41.1, longitude: 29.2 })).toMatch(/destination=41\.1%2C29\.2$/);
    const byAddress = directionsLink({ ...place, latitude: null, longitude: null });
    expect(decodeURIComponent(byAddress)).toMatch(/destination=Çarşı Cad\. 1, Kadıköy, İstanbul$/);
  });
});

describe('a website', () => {
  it('is followed over http and https only', () => {
    expect(websiteLink('www.ornek.com')).toBe('https://www.ornek.com/');
    expect(websiteLink('http://ornek.com/a')).toBe('http://ornek.com/a');
    expect(websiteLink('javascript:alert(1)')).toBeNull();
    expect(websiteLink('data:text/html,x')).toBeNull();
  });
});
