import { fold } from '@carsi/turkish/fold';
import {
  type District,
  districtsByName,
  findDistrict,
  findProvince,
  type Province,
  provinceByPlate,
} from '@carsi/turkish/places';

/** The words of an address, province or district in whatever order → the columns city and district. */
export const placeOfAddress = (
  words: readonly (string | undefined)[],
): { readonly city?: string; readonly district?: string } => {
  const parts = words.flatMap((word) => word?.split(/[/,]/) ?? []).map((word) => word.trim());
  const province = parts.map((word) => findProvince(word)).find((found) => found !== undefined);
  for (const word of parts) {
    const district = province ? findDistrict(word, province.plate) : onlyOne(word);
    if (district) return { city: provinceByPlate(district.plate)!.name, district: district.name };
  }
  return province ? { city: province.name } : {};
};

/** There are several Yenişehir, Ereğli, Merkez: without a province only a name that one province has says anything. */
const onlyOne = (word: string) => {
  const districts = word === '' ? [] : districtsByName(word);
  return districts.length === 1 ? districts[0] : undefined;
};

const COUNTRY = new Set(['turkiye', 'turkey', 'tr']);

/**
 * The province and district with which a written address ends: `Moda Cad. No: 12 34710 Kadıköy/İstanbul`. A known province is believed
 * before the address.
 */
export const placeAtEndOf = (
  address: string,
  known?: Province,
): { readonly province?: Province; readonly district?: District } => {
  const words = address.split(/[\s,;/()-]+/).filter((word) => /\p{L}/u.test(word));
  if (COUNTRY.has(fold(words.at(-1) ?? ''))) words.pop();
  const last = findProvince(words.at(-1) ?? '');
  const province = known ?? last;
  if (province === undefined || (last !== undefined && last.plate !== province.plate))
    return province ? { province } : {};
  if (last !== undefined) words.pop();
  for (const length of [2, 1]) {
    const district = findDistrict(words.slice(-length).join(' '), province.plate);
    if (district !== undefined) return { province, district };
  }
  return { province };
};
