import type { Phrase } from './phrases.js';

/** The explicit filters. */
export interface RequestedPlace {
  readonly city?: number | undefined;
  readonly district?: string | undefined;
}

export interface MeantPlace {
  readonly city?: number;
  readonly preferred?: string;
  readonly districts: readonly string[];
  readonly phrases: ReadonlySet<Phrase>;
}

const plateOf = (district: string): number => Number.parseInt(district, 10);
const isTown = ({ place }: Phrase): boolean => place!.preferred !== undefined;
/** A place with an ending is surely one, and people write the place last. */
const surest = (among: readonly Phrase[]): Phrase | undefined => among.findLast(({ bare }) => !bare) ?? among.at(-1);

/** A word that is a place and a category is the place beside another category, and gives way to a word that is only a place. */
const meant = (places: readonly Phrase[], phrases: readonly Phrase[]): readonly Phrase[] => {
  const only = places.filter(({ categories }) => categories === undefined);
  const cities = new Set(only.map(({ place }) => place!.city));
  const isQualifier = ({ place }: Phrase): boolean =>
    only.length > 0
      ? place!.districts.some((id) => cities.has(plateOf(id)))
      : places.length > 1 || phrases.some(({ kind }) => kind === 'category');
  return places.filter((place) => place.categories === undefined || isQualifier(place));
};

/** Which of the recognised places are meant together. */
export const placeOf = (phrases: readonly Phrase[], requested: RequestedPlace): MeantPlace => {
  const within = requested.district === undefined ? requested.city : plateOf(requested.district);
  const found = meant(
    phrases.filter(({ kind }) => kind === 'place'),
    phrases,
  );
  // `Ankara Kebap Yeniçağa`: a place that lies nowhere in the one before it is meant, and the one before it is a brand.
  const last = surest(found);
  const isElsewhere = ({ bare, place, to }: Phrase): boolean =>
    bare &&
    last !== undefined &&
    last.from > to &&
    last.place!.city === undefined &&
    !last.place!.districts.some((id) => plateOf(id) === place!.city);
  const cities = found.filter(
    (phrase) =>
      phrase.place!.city !== undefined &&
      (within ?? phrase.place!.city) === phrase.place!.city &&
      (within !== undefined || !isElsewhere(phrase)),
  );
  const city = surest(cities.filter((phrase) => !isTown(phrase))) ?? surest(cities);
  const plate = city?.place!.city ?? within;
  const fits = (id: string): boolean => (plate ?? plateOf(id)) === plateOf(id) && (requested.district ?? id) === id;
  const local = found
    .filter((phrase) => phrase !== city)
    .map((phrase) => ({ phrase, ids: phrase.place!.districts.filter(fits) }))
    .filter(({ ids }) => ids.length > 0);
  const sure = surest(local.map(({ phrase }) => phrase));
  const chosen = local.filter(({ phrase }) => plate !== undefined || !phrase.bare || phrase === sure);
  const districts = chosen.flatMap(({ ids }) => ids);
  const read = city?.place!.city;
  const preferred = districts.length > 0 ? undefined : city?.place!.preferred;
  return {
    districts,
    phrases: new Set([...(city === undefined ? [] : [city]), ...chosen.map(({ phrase }) => phrase)]),
    ...(read === undefined ? {} : { city: read }),
    ...(preferred === undefined ? {} : { preferred }),
  };
};
