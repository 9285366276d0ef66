import type { BillingIdentity } from '@carsi/contracts/billing/http';
import { useState } from 'react';
import { SelectField } from '../../../components/ui/fields';
import { useCities, useDistricts } from '../../../lib/api/get-cities';
import type { Form } from '../../../lib/forms/use-form';
import type { IdentityField } from '../identity-rules';
import { texts } from '../texts';

const words = texts.identity;

interface PlaceProps {
  form: Form<IdentityField>;
  known: BillingIdentity | null;
}

/** A province and a district of it, by their names. */
export function PlaceFields({ form, known }: PlaceProps) {
  const [city, setCity] = useState(known?.city ?? '');
  const [district, setDistrict] = useState(known?.district ?? '');
  const { data: cities = [] } = useCities();
  const { data: districts = [] } = useDistricts(city);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        form={form}
        name="city"
        label={words.city}
        autoComplete="address-level1"
        value={city}
        names={namesWith(cities, city)}
        onChange={(event) => {
          setCity(event.target.value);
          setDistrict('');
        }}
      >
        <option value="">{words.cityChoose}</option>
      </SelectField>
      <SelectField
        form={form}
        name="district"
        label={words.district}
        autoComplete="address-level2"
        value={district}
        names={city === '' ? {} : namesWith(districts, district)}
        onChange={(event) => setDistrict(event.target.value)}
      >
        <option value="">{city === '' ? words.districtFirst : words.districtChoose}</option>
      </SelectField>
    </div>
  );
}

/** The chosen value stays selected while the list loads. */
const namesWith = (list: readonly { name: string }[], chosen: string): Record<string, string> => {
  const names = list.map(({ name }) => name);
  const all = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return Object.fromEntries(all.map((name) => [name, name]));
};
