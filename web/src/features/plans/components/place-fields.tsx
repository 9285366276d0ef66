import type { BillingIdentity } from '@carsi/contracts/billing/http';
import { type ReactNode, useState } from 'react';
import { FieldError } from '../../../components/ui/fields';
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
      <Choice
        form={form}
        name="city"
        label={words.city}
        autoComplete="address-level1"
        value={city}
        names={namesWith(cities, city)}
        onChange={(name) => {
          setCity(name);
          setDistrict('');
        }}
      >
        {words.cityChoose}
      </Choice>
      <Choice
        form={form}
        name="district"
        label={words.district}
        autoComplete="address-level2"
        value={district}
        names={city === '' ? [] : namesWith(districts, district)}
        onChange={setDistrict}
      >
        {city === '' ? words.districtFirst : words.districtChoose}
      </Choice>
    </div>
  );
}

/** The chosen value stays selected while the list loads. */
const namesWith = (list: readonly { name: string }[], chosen: string): string[] => {
  const names = list.map(({ name }) => name);
  return chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
};

interface ChoiceProps {
  form: Form<IdentityField>;
  name: IdentityField;
  label: string;
  autoComplete: string;
  value: string;
  names: readonly string[];
  onChange: (name: string) => void;
  children: ReactNode;
}

function Choice({ form, name, label, autoComplete, value, names, onChange, children }: ChoiceProps) {
  const id = form.idOf(name);
  const error = form.errors[name];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        className="field aria-invalid:border-bad"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{children}</option>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
