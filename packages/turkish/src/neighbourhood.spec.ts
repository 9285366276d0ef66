import { describe, expect, it } from 'vitest';
import { neighbourhoodIn } from './neighbourhood.js';

describe('the neighbourhood in an address', () => {
  it.each([
    ['Caferağa Mah. Moda Cad. No: 12', 'Caferağa'],
    ['CAFERAĞA MAHALLESİ, MODA CADDESİ 12 KADIKÖY/İSTANBUL', 'Caferağa'],
    ['Bağdat Cad. 102/3, Göztepe Mah., Kadıköy', 'Göztepe'],
    ['19 Mayıs Mah. Şemsettin Günaltay Cad.', '19 Mayıs'],
    ['100. Yıl Mah. Çankaya', '100. Yıl'],
    ['Atatürk Cad. No: 5 Yeni Mahalle Çarşı', 'Yeni'],
    ['Aziz Mahmut Hüdayi Mh.Uncular Cd. 3', 'Aziz Mahmut Hüdayi'],
    ['yukarı dudullu mh. natoyolu', 'Yukarı Dudullu'],
  ])('of %j is %j', (address, name) => expect(neighbourhoodIn(address)).toBe(name));

  it.each(['Moda Cad. No: 12', '', 'Mahalle', 'Mah. 3'])('is not in %j', (address) =>
    expect(neighbourhoodIn(address)).toBeUndefined(),
  );
});
