import { useId } from 'react';
import { AvatarPicker } from '../../../components/account/pictures/avatar-picker';
import { DraftField } from '../../../components/account/draft-field';
import { type ListedCity, useCities } from '../../../lib/api/get-cities';
import { frequentCities } from '../cities';
import { lengthOf, longestBio } from '../onboarding-rules';
import { texts } from '../texts';
import type { Setup } from '../use-setup';

const words = texts.profile;

export function ProfileStep({ setup }: { setup: Setup }) {
  const { draft, problems, put } = setup;
  const errorText = (field: 'fullName' | 'phone' | 'bio'): string | undefined => {
    const problem = problems[field];
    return problem === 'nameMissing' || problem === 'nameShort' || problem === 'phoneWrong' || problem === 'bioLong'
      ? words[problem]
      : undefined;
  };
  const length = lengthOf(draft.bio);
  return (
    <div className="space-y-5">
      <AvatarPicker megabytes={2} sentences={{ size: words.avatarLarge, type: words.avatarType }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftField
          label={words.fullName}
          value={draft.fullName}
          error={errorText('fullName')}
          autoComplete="name"
          required
          className="sm:col-span-2"
          onChange={(fullName) => put({ fullName })}
        />
        <DraftField
          label={`${words.phone} (${words.optional})`}
          value={draft.phone}
          error={errorText('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onChange={(phone) => put({ phone })}
        />
        <CityField value={draft.city} onChange={(city) => put({ city })} />
      </div>
      <DraftField
        label={`${words.bio} (${words.optional})`}
        value={draft.bio}
        error={errorText('bio')}
        rows={4}
        hint={<span className={length > longestBio ? 'font-semibold text-bad' : undefined}>{words.count(length)}</span>}
        onChange={(bio) => put({ bio })}
      />
    </div>
  );
}

/** The specification's thirty first, then the rest of the eighty-one by the alphabet. */
function CityField({ value, onChange }: { value: string; onChange: (city: string) => void }) {
  const id = useId();
  const { data: cities = [] } = useCities();
  const frequent = frequentCities.flatMap((slug) => cities.find((city) => city.slug === slug) ?? []);
  const others = cities.filter(({ slug }) => !frequentCities.includes(slug));
  const known = cities.some(({ name }) => name === value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.city}
      </label>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.noCity}</option>
        {value !== '' && !known ? <option value={value}>{value}</option> : null}
        <optgroup label={words.frequentCities}>{frequent.map(option)}</optgroup>
        <optgroup label={words.otherCities}>{others.map(option)}</optgroup>
      </select>
    </div>
  );
}

const option = ({ slug, name }: ListedCity) => (
  <option key={slug} value={name}>
    {name}
  </option>
);
