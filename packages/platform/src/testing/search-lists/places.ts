import { districtById, districts, type District } from '@carsi/turkish/places';
import type { Chance } from '../search/corpus.js';

/** Neighbourhoods of the districts in which most companies of such lists are. */
const known: Readonly<Record<string, string>> = {
  '34-kadikoy': 'Moda,Caferağa,Göztepe,Bostancı,Fenerbahçe,Suadiye,Erenköy,Kozyatağı',
  '34-besiktas': 'Levent,Etiler,Ortaköy,Bebek,Dikilitaş,Gayrettepe',
  '34-uskudar': 'Altunizade,Çengelköy,Beylerbeyi,Kuzguncuk,Ünalan',
  '34-bakirkoy': 'Yeşilköy,Florya,Zuhuratbaba,Kartaltepe',
  '34-sisli': 'Nişantaşı,Mecidiyeköy,Feriköy,Bomonti,Esentepe',
  '34-umraniye': 'Çakmak,Atakent,Namık Kemal,Tepeüstü',
  '34-pendik': 'Kaynarca,Kurtköy,Yenişehir,Güzelyalı',
  '6-cankaya': 'Kızılay,Ayrancı,Bahçelievler,Çukurambar,Oran,Kavaklıdere',
  '6-kecioren': 'Etlik,Aktepe,Kalaba,Ovacık',
  '6-yenimahalle': 'Batıkent,Demetevler,Çayyolu,Ostim',
  '35-bornova': 'Kazımdirik,Erzene,Evka 3,Naldöken',
  '35-karsiyaka': 'Bostanlı,Alaybey,Mavişehir,Nergiz',
  '35-konak': 'Alsancak,Göztepe,Hatay,Güzelyalı',
  '16-nilufer': 'Görükle,Özlüce,Beşevler,İhsaniye',
  '7-muratpasa': 'Lara,Fener,Meltem,Kızıltoprak',
  '1-seyhan': 'Reşatbey,Kurtuluş,Gürselpaşa,Yeşilyurt',
  '42-selcuklu': 'Bosna Hersek,Yazır,Nişantaş,Feritpaşa',
  '27-sahinbey': 'Karataş,Akkent,Binevler,Kolejtepe',
  '55-atakum': 'Mimarsinan,Körfez,Yenimahalle,Cumhuriyet',
  '26-odunpazari': 'Akarbaşı,Vişnelik,Büyükdere,Emek',
};
const common = 'Cumhuriyet,Fatih,Yeni,Bahçelievler,İstiklal,Hürriyet,Merkez,Yavuz Selim,Kurtuluş,Zafer'.split(',');
const busy = Object.keys(known).flatMap((id) => districtById(id) ?? []);

export interface ListPlace {
  readonly district: District;
  readonly neighbourhood: string;
  /** Named in `known`, so people ask for it. */
  readonly asked: boolean;
}
export const anyPlace = (chance: Chance): ListPlace => {
  const district = chance.happens(0.65) ? chance.of(busy) : chance.of(districts);
  const names = known[district.id]?.split(',');
  return { district, neighbourhood: chance.of(names ?? common), asked: names !== undefined };
};
const roads =
  'Atatürk Cad.,İnönü Caddesi,Cumhuriyet Cd.,Gül Sokak,1453. Sok.,Çınar Sk.,Okul Sokağı,Şehit Ali Cad.'.split(',');
const kinds = ['Mah.', 'Mahallesi', 'Mh.'];
export const addressIn = (place: ListPlace, chance: Chance): string =>
  `${place.neighbourhood} ${chance.of(kinds)} ${chance.of(roads)} No:${1 + chance.below(180)}`;
