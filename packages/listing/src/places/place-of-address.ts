import { districtsByName, findDistrict, findProvince, provinceByPlate } from '@carsi/turkish/places';

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
