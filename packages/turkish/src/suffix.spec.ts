import { describe, expect, it } from 'vitest';
import { inName, ofName, toName } from './suffix.js';

const cased = (name: string) => [inName(name), toName(name), ofName(name)];

describe('a name with its case', () => {
  it.each([
    ['Çarşı', 'Çarşı’da', 'Çarşı’ya', 'Çarşı’yı'],
    ['Esnaf', 'Esnaf’ta', 'Esnaf’a', 'Esnaf’ı'],
    ['Göl', 'Göl’de', 'Göl’e', 'Göl’ü'],
    ['Bozok', 'Bozok’ta', 'Bozok’a', 'Bozok’u'],
    ['HİSAR', 'HİSAR’da', 'HİSAR’a', 'HİSAR’ı'],
    ['Bursa', 'Bursa’da', 'Bursa’ya', 'Bursa’yı'],
    ['', '’de', '’e', '’i'],
  ])('%s', (name, at, to, of) => expect(cased(name)).toEqual([at, to, of]));

  it.each([
    ['Kent Rehberi', 'Kent Rehberi’nde', 'Kent Rehberi’ne', 'Kent Rehberi’ni'],
    ['Esnaf Rehberi', 'Esnaf Rehberi’nde', 'Esnaf Rehberi’ne', 'Esnaf Rehberi’ni'],
    ['ESNAF REHBERİ', 'ESNAF REHBERİ’nde', 'ESNAF REHBERİ’ne', 'ESNAF REHBERİ’ni'],
    ['EsnafRehberi', 'EsnafRehberi’nde', 'EsnafRehberi’ne', 'EsnafRehberi’ni'],
    ['İzmir Çarşısı', 'İzmir Çarşısı’nda', 'İzmir Çarşısı’na', 'İzmir Çarşısı’nı'],
    ['Adana Esnaf Odası', 'Adana Esnaf Odası’nda', 'Adana Esnaf Odası’na', 'Adana Esnaf Odası’nı'],
    ['Bursa Pazarı', 'Bursa Pazarı’nda', 'Bursa Pazarı’na', 'Bursa Pazarı’nı'],
    ['Konya Firmaları', 'Konya Firmaları’nda', 'Konya Firmaları’na', 'Konya Firmaları’nı'],
    ['Kent Dükkânı', 'Kent Dükkânı’nda', 'Kent Dükkânı’na', 'Kent Dükkânı’nı'],
    ['Şehrin Yolu', 'Şehrin Yolu’nda', 'Şehrin Yolu’na', 'Şehrin Yolu’nu'],
    ['Halkın Gözü', 'Halkın Gözü’nde', 'Halkın Gözü’ne', 'Halkın Gözü’nü'],
    ['Ege İş Köprüsü', 'Ege İş Köprüsü’nde', 'Ege İş Köprüsü’ne', 'Ege İş Köprüsü’nü'],
  ])('%s, whose last word belongs to the one before', (name, at, to, of) => expect(cased(name)).toEqual([at, to, of]));

  it.each([
    ['Kapalı Çarşı', 'Kapalı Çarşı’da', 'Kapalı Çarşı’ya', 'Kapalı Çarşı’yı'],
    ['Bizim Anadolu', 'Bizim Anadolu’da', 'Bizim Anadolu’ya', 'Bizim Anadolu’yu'],
    ['Usta Tamirci', 'Usta Tamirci’de', 'Usta Tamirci’ye', 'Usta Tamirci’yi'],
    ['Yeni Köprü', 'Yeni Köprü’de', 'Yeni Köprü’ye', 'Yeni Köprü’yü'],
    ['Mavi Kapı', 'Mavi Kapı’da', 'Mavi Kapı’ya', 'Mavi Kapı’yı'],
    ['Güzel Mersin', 'Güzel Mersin’de', 'Güzel Mersin’e', 'Güzel Mersin’i'],
    ['Yerel Esnaf', 'Yerel Esnaf’ta', 'Yerel Esnaf’a', 'Yerel Esnaf’ı'],
    ['Bizim Mahalle', 'Bizim Mahalle’de', 'Bizim Mahalle’ye', 'Bizim Mahalle’yi'],
  ])('%s, whose last word stands for itself', (name, at, to, of) => expect(cased(name)).toEqual([at, to, of]));
});
