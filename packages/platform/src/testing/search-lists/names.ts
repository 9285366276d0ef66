import type { Chance } from '../search/corpus.js';
import { ascii } from '../search-unseen/typing.js';

const families =
  'Şahinler,Yüksel,Müftüoğlu,Demirciler,Kocabaş,Aydoğan,Özkan,Karadeniz,Balcı,Sarıoğlu,Çelikler,Tekin,Güngör,Ulusoy,Keskinler,Bozkurt,Ergün,Altıntaş,Yazıcıoğlu,Kurtuluş,Öztürkler,Şimşek,Tuncer,Akyüz,Dönmezler,Kılıçoğlu,Hacıoğlu,Paşaoğlu,Ekinci,Durmaz,Ceylanlar,İnal,Uğurlu,Işıklar,Gökmen';
const people =
  'Uğur,Emine,Hüseyin,Zeliha,Orhan,Müjgan,Ramazan,Gülseren,Şaban,Nurten,İbrahim,Hatice,Tuğba,Serkan,Yasemin,Kadir,Fikret,Songül,Bülent,Ümmühan';
const words =
  'Köşem,Lalezar,Mavi Kapı,Saklı Bahçe,Kardelen,Yakamoz,Güneş,Hilal,Yıldızlar,Gökkuşağı,Papatya,Asmalı,Nar Ağacı,Zümrüt,Safir,Turkuaz,Pamukkale,Nazar,Bereket,Huzur,Vatan,Anadolu,Marmara,Ege,Toros,Boğaziçi,Başkent,Akdeniz,Mercan,Sedef,Kuğulu,Ihlamur,Menekşe,Beyaz İnci,Dörtmevsim,Çamlık,Kırmızı Balon,Eski Değirmen,Ay Işığı,Taşhan';
export const pools = { families: families.split(','), people: people.split(','), words: words.split(',') };

export interface Named {
  readonly name: string;
  /** Without the word of the trade. */
  readonly own: string;
  /** The name says the trade. */
  readonly says: boolean;
}
const ownName = (chance: Chance): string => {
  const kind = chance.below(6);
  if (kind === 0) return chance.of(pools.families);
  if (kind === 1) return `${chance.of(pools.people)} ${chance.of(pools.families)}`;
  if (kind === 2) return `${chance.of(pools.words)} ${chance.of(pools.families)}`;
  if (kind === 3) return `${chance.of(['Yeni', 'Öz', 'Has', 'Büyük', 'Güzel'])} ${chance.of(pools.words)}`;
  if (kind === 4) return `${chance.of(pools.people)} ${chance.of(['Usta', 'Abla', 'Hoca', 'Kardeşler'])}`;
  return chance.of(pools.words);
};
export const shopName = (noun: string, says: number, chance: Chance): Named => {
  const own = ownName(chance);
  return chance.happens(says) ? { name: `${own} ${noun}`, own, says: true } : { name: own, own, says: false };
};

export const chainNames: readonly (readonly [name: string, trade: string])[] = [
  ['Ballıca Market', 'market'],
  ['Kahvealtı', 'cafe'],
  ['Tavşanlı Simit', 'bakery'],
  ['Telkolay', 'phone'],
  ['Gözde Optik', 'optician'],
  ['Formda Kal', 'gym'],
  ['Denizpet Petrol', 'fuel'],
  ['Evtaş Mobilya', 'furniture'],
  ['Dürümcan', 'doner'],
  ['Hızlıgel Kurye', 'courier'],
];
/** How a source writes it: as it is, in capitals, or without Turkish letters. */
export const written = (name: string, capitals: number, plain: number, chance: Chance): string => {
  if (chance.happens(capitals)) return [...name].map((letter) => letter.toLocaleUpperCase('tr')).join('');
  if (!chance.happens(plain)) return name;
  return name
    .split(' ')
    .map((word) => ascii(word).replace(/^./, (letter) => letter.toUpperCase()))
    .join(' ');
};
