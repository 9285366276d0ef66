import { describe, expect, it } from 'vitest';
import { inName, ofName, toName } from './suffix.js';

describe('a name with its case', () => {
  it.each([
    ['Çarşı', 'Çarşı’da', 'Çarşı’ya', 'Çarşı’yı'],
    ['Kent Rehberi', 'Kent Rehberi’de', 'Kent Rehberi’ye', 'Kent Rehberi’yi'],
    ['Esnaf', 'Esnaf’ta', 'Esnaf’a', 'Esnaf’ı'],
    ['Göl', 'Göl’de', 'Göl’e', 'Göl’ü'],
    ['Bozok', 'Bozok’ta', 'Bozok’a', 'Bozok’u'],
    ['HİSAR', 'HİSAR’da', 'HİSAR’a', 'HİSAR’ı'],
    ['', '’de', '’e', '’i'],
  ])('%s', (name, at, to, of) => expect([inName(name), toName(name), ofName(name)]).toEqual([at, to, of]));
});
