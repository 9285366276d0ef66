import { districtsOf, provinceByPlate, provinces } from '@carsi/turkish/places';
import { lower, locative, plural, relative } from '../search-unseen/grammar.js';
import {
  anyOf,
  both,
  byDistrict,
  byName,
  byNeighbourhood,
  byProvince,
  byTrade,
  districtOf,
  explains,
  type Make,
  provinceOf,
  tradeName,
} from './question.js';

const suffixed = [locative, relative, (word: string) => word];
/** Questions for a trade at a place. */
export const tradeKinds: Readonly<Record<string, Make>> = {
  'trade and province': (of, chance, list) =>
    explains(of)
      ? {
          text: `${chance.of(suffixed)(provinceOf(of))} ${tradeName(of.trade, list)}`,
          grade: both(byTrade(of.trade), byProvince(of.document.city)),
        }
      : undefined,
  'trade and district': (of, chance, list) => {
    const district = districtOf(of);
    if (district === undefined || !explains(of)) return undefined;
    const trade = chance.happens(0.4) ? plural(tradeName(of.trade, list)) : tradeName(of.trade, list);
    return {
      text: `${chance.of(suffixed)(district)} ${trade}`,
      grade: both(byTrade(of.trade), byDistrict(of.document.district!)),
    };
  },
  'trade and neighbourhood': (of, chance, list) => {
    const { neighbourhood, asked } = of.place;
    if (!asked || of.document.address === '' || !explains(of)) return undefined;
    const place = chance.of(suffixed)(lower(neighbourhood));
    const grade = both(byTrade(of.trade), byNeighbourhood(neighbourhood));
    // A neighbourhood with the name of a district elsewhere is also that district.
    const named = provinces
      .flatMap(({ plate }) => districtsOf(plate))
      .filter(({ name }) => lower(name) === lower(neighbourhood));
    const elsewhere = named.map(({ id }) => both(byTrade(of.trade), byDistrict(id)));
    return { text: `${place} ${tradeName(of.trade, list)}`, grade: anyOf([grade, ...elsewhere]) };
  },
  'trade that the district lacks': (of, _, list) => {
    const name = provinceByPlate(of.document.city)!.name;
    const without = districtsOf(of.document.city).find(
      ({ id, name: district }) =>
        districtOf({ ...of, document: { ...of.document, district: id } }) !== undefined &&
        district !== name &&
        !list.companies.some((company) => byName(district)(company) > 0 && byTrade(of.trade)(company) > 0) &&
        !list.companies.some(
          ({ place, trade, document }) =>
            (place.district.id === id || document.district === id) && byTrade(of.trade)({ ...of, trade }) > 0,
        ),
    );
    if (without === undefined || !explains(of)) return undefined;
    const text = lower(without.name);
    return {
      text: `${text} ${tradeName(of.trade, list)}`,
      grade: both(byTrade(of.trade), byProvince(of.document.city)),
      lacks: [text],
    };
  },
};
