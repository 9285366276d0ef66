import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

/** The content that the specifications require on public screens, as rendered by the server, before any script. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Çarşı',
    'Kategoriler',
    'Firmalar',
    'İlan Ver',
    'AI Asistan',
    'Giriş Yap',
    'Üye Ol',
    'Ana Sayfa',
    'Ara',
    'Giriş',
    ...['restoran', 'kafe', 'berber', 'guzellik'].map((slug) => `/arama?kategori=${slug}`),
    'istanbul restoran',
    'ankara berber',
    'izmir kafe',
    'bursa güzellik',
    'antalya otel',
    'Öne çıkan firmalar',
    'AI önerileri',
    'Öne Çıkan',
    'Profili Gör',
    'İletişim',
    'AI Skor',
  ],
  '/arama?q=a': ['sonuç bulundu', 'İlgili', 'Puan', 'İsim', 'En Yeni', 'Filtreler'],
  '/arama?q=zzzzqqqq': ['Aradığınız kriterlere uygun işletme bulunamadı.', 'Filtreleri Temizle'],
  '/firma/{}': [
    'Bilgiler',
    'Hizmetler',
    'Ürünler',
    'Yorumlar',
    'Konum',
    'Galeri',
    'yılından beri',
    'Yol Tarifi',
    'Yorum yapabilmek için giriş yapmanız gerekiyor.',
  ],
  '/firma/boyle-bir-firma-yok': ['Firma Bulunamadı', 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.'],
  '/kategoriler': ['İşletme Kategorileri', 'Kategori ara...', 'Popüler Kategoriler', 'Tüm Kategoriler'],
  '/kategoriler/restoran': ['Alt Kategoriler', 'İşletme ara...', 'Liste'],
  '/blog': ['Makale ara...', 'Son Makaleler', 'Devamını Oku', 'Abone Ol', '+1'],
  '/blog?kategori=marketing': ['Pazarlama Makaleleri'],
  '/yardim': ['Yardım ve Destek', 'Kaynaklar', 'İletişim', '09:00', '18:00', '24 saat', 'Evet', 'Hayır'],
  '/hakkimizda': ['Bu sayılar veriden sayılır'],
  '/iletisim': ['Ad Soyad', 'Konu', 'Gönder'],
  '/gizlilik-politikasi': ['KVKK', '30 gün'],
  '/kullanim-kosullari': ['Kullanım'],
  '/kampanyalar': ['Kampanyalar'],
  '/kesfet': ['/firma/'],
  '/giris': ['Şifremi unuttum', '/kayit'],
  '/kayit': ['/kullanim-kosullari', '/gizlilik-politikasi', 'Popüler', '/giris'],
  '/profil': ['Yükleniyor...'],
  '/boyle-bir-sayfa-yok': ['Sayfa Bulunamadı', 'href="/arama"'],
};

describe('a public screen', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let company: CompanyListItem;
  const text = async (path: string): Promise<string> => {
    const html = await (await fetch(carsi.url + path)).text();
    // What a person reads: without the state that scripts begin with, and the marks between pieces of text.
    return html
      .replaceAll(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
  };
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { sample: 60 });
    const all = (await (await fetch(`${carsi.url}/api/companies?limit=60`)).json()) as CompanyListItem[];
    company = all.find(({ establishment_year }) => establishment_year !== null)!;
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  it.each(Object.entries(screens))('says what the specification requires: %s', async (path, wanted) => {
    const page = await text(path.replace('{}', company.slug));
    expect(wanted.filter((sentence) => !page.includes(sentence))).toEqual([]);
  });
});
