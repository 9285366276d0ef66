import { describe, expect, it } from 'vitest';
import { atName, inName, ofName, plural, toName } from './suffix.js';

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

describe('a place with what is there', () => {
  it.each([
    ['Kadıköy', 'Kadıköy’deki'],
    ['İstanbul', 'İstanbul’daki'],
    ['Gaziantep', 'Gaziantep’teki'],
    ['Muş', 'Muş’taki'],
    ['Beyoğlu', 'Beyoğlu’ndaki'],
    ['Beylikdüzü', 'Beylikdüzü’ndeki'],
    ['Konyaaltı', 'Konyaaltı’ndaki'],
    ['Kuşadası', 'Kuşadası’ndaki'],
    ['Düziçi', 'Düziçi’ndeki'],
    ['Odunpazarı', 'Odunpazarı’ndaki'],
    ['Zeytinburnu', 'Zeytinburnu’ndaki'],
    ['Kırklareli', 'Kırklareli’ndeki'],
    ['Tunceli', 'Tunceli’deki'],
    ['Kocaeli', 'Kocaeli’deki'],
    ['İnönü', 'İnönü’deki'],
    ['Sultanbeyli', 'Sultanbeyli’deki'],
    ['Şişli', 'Şişli’deki'],
    ['Aksu', 'Aksu’daki'],
    ['Taşköprü', 'Taşköprü’deki'],
    ['Esnaf Rehberi', 'Esnaf Rehberi’ndeki'],
  ])('%s', (name, at) => expect(atName(name)).toBe(at));
});

describe('more than one of a trade', () => {
  it.each([
    ['Berber', 'berberler'],
    ['Kafe', 'kafeler'],
    ['Kuaför', 'kuaförler'],
    ['Kebapçı', 'kebapçılar'],
    ['Çilingir', 'çilingirler'],
    ['İlaççı', 'ilaççılar'],
    ['Okul', 'okullar'],
    ['Diş Hekimi', 'diş hekimleri'],
    ['Kahvaltı', 'kahvaltılar'],
    ['Serpme Kahvaltı', 'serpme kahvaltılar'],
    ['Güzellik Salonu', 'güzellik salonları'],
    ['Balık Restoranı', 'balık restoranları'],
    ['Kombi Servisi', 'kombi servisleri'],
    ['Reklam Ajansı', 'reklam ajansları'],
    ['Sürücü Kursu', 'sürücü kursları'],
    ['Seyahat Acentesi', 'seyahat acenteleri'],
    ['Yoga Stüdyosu', 'yoga stüdyoları'],
    ['Meslek Odası', 'meslek odaları'],
    ['Ağız ve Diş Kliniği', 'ağız ve diş klinikleri'],
    ['Çocuk Kulübü', 'çocuk kulüpleri'],
    ['Tekne Turu', 'tekne turları'],
    ['Düğün Fotoğrafçısı', 'düğün fotoğrafçıları'],
    ['Kitabevi', 'kitabevleri'],
    ['Anaokulu', 'anaokulları'],
    ['Oto Lastikçi', 'oto lastikçiler'],
    ['Hızlı Yazıcı', 'hızlı yazıcılar'],
  ])('%s', (one, many) => expect(plural(one)).toBe(many));
});
