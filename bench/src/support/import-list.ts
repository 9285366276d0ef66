import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { districtsOf, provinces } from '@carsi/turkish/places';

/** category, what it is called in a name, what it offers */
const trades = [
  ['barber', 'Berber', 'Saç kesimi|Sakal tıraşı'],
  ['dentist', 'Diş Kliniği', 'İmplant|Dolgu'],
  ['cafe', 'Kafe', 'Kahve|Tatlı'],
  ['lawyer', 'Hukuk Bürosu', 'Danışmanlık'],
  ['tire', 'Lastik', 'Rot balans'],
  ['hotel', 'Otel', 'Oda|Kahvaltı'],
  ['pharmacy', 'Eczanesi', ''],
  ['vet', 'Veteriner', 'Aşı|Muayene'],
  ['bakery', 'Fırın', 'Ekmek|Simit'],
  ['repair', 'Oto Servis', 'Bakım'],
] as const;
const first = 'Kale,Çınar,Yıldız,İnci,Güneş,Şafak,Özlem,Ilgaz,Deniz,Pınar,Doğuş,Bahar,Ümit,Işık,Çağrı,Öz'.split(',');
const second =
  'Yılmaz,Kaya,Demir,Şahin,Çelik,Öztürk,Aydın,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özdemir,Şimşek,Polat'.split(
    ',',
  );
const streets = 'Atatürk Caddesi,Cumhuriyet Caddesi,İnönü Bulvarı,Gazi Sokak,Lale Sokak,Çamlık Sokak'.split(',');
const hours = [
  'Mo-Fr 09:00-18:00; Sa 10:00-15:00',
  'Mo-Sa 08:30-19:30',
  '24/7',
  '{"monday":{"open":"09:00","close":"18:00"}}',
  '',
];

export const importColumns =
  'external_id;name;category;city;district;phone;address;postal_code;email;website;latitude;longitude;tags;working_hours;services;description';

/** The `n`-th invented company of a list, the same every time: some twice, some wrong, as lists are. */
const row = (n: number): string => {
  const of = n % 50 === 49 ? n - 7 : n;
  const province = provinces[of % 81]!;
  const all = districtsOf(province.plate);
  const district = all[of % all.length]!;
  const [category, trade, services] = trades[(of * 7) % trades.length]!;
  const name = `${first[(of * 3) % first.length]} ${second[(of * 5 + (of >> 7)) % second.length]} ${trade}`;
  const phone = `0${212 + (of % 276)} ${String(1_000_000 + ((of * 7_919) % 8_999_999)).replace(/(\d{3})(\d\d)(\d\d)/, '$1 $2 $3')}`;
  const at = [province.latitude + ((of * 31) % 997) / 4_000, province.longitude + ((of * 17) % 991) / 4_000].map(
    (degrees) => degrees.toFixed(5).replace('.', ','),
  );
  const wrong = n % 500 === 17;
  return [
    `oda-${n}`,
    name,
    category,
    wrong ? 'Atlantis' : province.name,
    district.name,
    phone,
    `${streets[of % streets.length]} No: ${1 + (of % 180)}`,
    `${String(province.plate).padStart(2, '0')}${100 + (of % 890)}`,
    of % 3 === 0 ? `bilgi@firma-${of}.example` : '',
    of % 4 === 0 ? `https://firma-${of}.example` : '',
    ...at,
    'Güvenilir|Uygun Fiyat',
    hours[of % hours.length]!.replaceAll('"', '""').replace(/^(.*[;"].*)$/, '"$1"'),
    services,
    `${name}, ${district.name} ilçesinde 20 yıldır hizmet veriyor. Randevu için arayabilirsiniz.`,
  ].join(';');
};

export const writeList = async (path: string, rows: number): Promise<void> => {
  const file = createWriteStream(path);
  file.write(`${importColumns}\n`);
  for (let n = 0; n < rows; n += 1) if (!file.write(`${row(n)}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
};
