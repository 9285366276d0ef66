import { type FormEvent, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CityOptions } from '../../../components/search/city-options';
import { useCities } from '../../../lib/api/get-cities';
import { useNavigate } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

/** Narrows the category to a province; a plain form without JavaScript. */
export function CityPicker({ category, city }: { category: string; city: string }) {
  const { data: cities = [] } = useCities();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(city);
  const [shown, setShown] = useState(city);
  if (shown !== city) {
    setShown(city);
    setChosen(city);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(paths.category(category, chosen));
  };
  return (
    <form method="get" onSubmit={submit} className="flex items-end gap-2">
      <label>
        <span className="sr-only">{texts.city}</span>
        <select
          name="sehir"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className="field min-h-9 w-44 py-1"
        >
          <CityOptions cities={cities} all={texts.allCities} />
        </select>
      </label>
      <Button small label={texts.go} type="submit" />
    </form>
  );
}
