import {
  both,
  byDistrict,
  byProvince,
  byTrade,
  districtOf,
  explains,
  type ListGrade,
  type Make,
  provinceOf,
  tradeName,
} from './question.js';

const spellings: readonly ((digits: string) => string)[] = [
  (d) => `0${d.slice(0, 3)} ${d.slice(3, 6)} ${d.slice(6, 8)} ${d.slice(8)}`,
  (d) => `+90 ${d.slice(0, 3)} ${d.slice(3)}`,
  (d) => d,
  (d) => `(0${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`,
  (d) => `0090${d}`,
];
const adjectives: Readonly<Record<string, readonly string[]>> = {
  otopark: ['otoparklı', 'park yeri olan'],
  wifi: ['wifi olan', 'internetli'],
  'kredi-karti': ['kart geçen', 'kredi kartı geçen'],
  'engelli-erisimi': ['engelliye uygun'],
  'paket-servis': ['eve servis', 'paket servisi olan'],
  bahce: ['bahçeli'],
  randevulu: ['randevulu'],
};
const has =
  (attribute: string): ListGrade =>
  ({ document }) =>
    document.attributes.includes(attribute) ? 3 : 0;
const isOpen =
  (minute: number): ListGrade =>
  ({ document: { open } }) =>
    open.some(([from, to]) => (from <= minute && minute < to) || minute + 10_080 < to) ? 3 : 0;

/** Telephone numbers, attributes and hours; `minute` of the week is now. */
export const detailKinds = (minute: number): Readonly<Record<string, Make>> => ({
  'telephone number': ({ document: { phones } }, chance) => {
    const [phone] = phones;
    if (phone === undefined) return undefined;
    return { text: chance.of(spellings)(phone), grade: ({ document }) => (document.phones.includes(phone) ? 3 : 0) };
  },
  'attribute and trade': (of, chance, list) => {
    const [attribute] = of.document.attributes.filter((id) => id in adjectives);
    if (attribute === undefined || !explains(of)) return undefined;
    return {
      text: `${provinceOf(of)} ${chance.of(adjectives[attribute]!)} ${tradeName(of.trade, list)}`,
      grade: both(byTrade(of.trade), byProvince(of.document.city), has(attribute)),
    };
  },
  'open now': (of, chance, list) => {
    const district = districtOf(of);
    const open = isOpen(minute);
    if (district === undefined || !explains(of) || open(of) === 0) return undefined;
    return {
      text: `${chance.of(['açık', 'şu an açık', 'şimdi açık olan'])} ${tradeName(of.trade, list)} ${district}`,
      grade: both(byTrade(of.trade), byDistrict(of.document.district!), open),
    };
  },
});
