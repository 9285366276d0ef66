import type { ListedCity } from '../../lib/api/get-cities';
import { texts } from '../texts';

/** The often searched ones first, then the rest by the alphabet. */
export function CityOptions({ cities, all }: { cities: readonly ListedCity[]; all: string }) {
  const popular = cities.filter((city) => city.popular);
  const others = cities.filter((city) => !city.popular);
  return (
    <>
      <option value="">{all}</option>
      {popular.length > 0 ? <optgroup label={texts.oftenSearched}>{popular.map(option)}</optgroup> : null}
      {others.length > 0 ? <optgroup label={texts.otherCities}>{others.map(option)}</optgroup> : null}
    </>
  );
}

const option = ({ slug, name }: ListedCity) => (
  <option key={slug} value={slug}>
    {name}
  </option>
);
