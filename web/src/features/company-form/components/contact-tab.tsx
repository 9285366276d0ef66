import { companyFields } from '@carsi/contracts/directory/company-fields';
import { lazy, Suspense, useState } from 'react';
import { SwitchRow } from '../../../components/account/switch-row';
import { CityOptions } from '../../../components/search/city-options';
import { useCities, useDistricts } from '../../../lib/api/get-cities';
import { askPosition } from '../../../lib/position';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { TabProps } from './basic-tab';
import { Choice, Field, OtherLines } from './field';

const PinMap = lazy(() => import('./pin-map'));
const words = texts.contact;
const laidOut = ['address', 'postal_code', 'phone', 'email', 'website', 'fax', 'contact_person'] as const;

export function ContactTab({ form }: TabProps) {
  const { draft, put } = form;
  const { data: cities = [] } = useCities();
  const { data: districts = [] } = useDistricts(draft.city);
  return (
    <div className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice form={form} name="city" onChange={(city) => put({ city, district: '' })}>
          <CityOptions cities={cities} all={words.cityChoose} />
        </Choice>
        <Choice form={form} name="district" disabled={draft.city === ''}>
          <option value="">{draft.city === '' ? words.districtFirst : words.districtChoose}</option>
          {districts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Choice>
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field form={form} name="address" autoComplete="street-address" />
        <Field form={form} name="postal_code" inputMode="numeric" />
      </div>
      <Pin form={form} company={null} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field form={form} name="phone" type="tel" inputMode="tel" />
        <Field form={form} name="email" type="email" inputMode="email" />
        <Field form={form} name="website" />
        <Field form={form} name="fax" type="tel" />
        <Field form={form} name="contact_person" autoComplete="off" />
        <OtherLines form={form} tab="iletisim" except={laidOut} />
      </div>
      <div className="card divide-y divide-line px-5">
        <SwitchRow
          label={companyFields.whatsapp.label}
          text={words.whatsappText}
          checked={draft.whatsapp}
          onChange={(whatsapp) => put({ whatsapp })}
        />
        <SwitchRow
          label={words.publish}
          text={words.publishText}
          checked={draft.contact_public}
          onChange={(contact_public) => put({ contact_public })}
        />
      </div>
    </div>
  );
}

const degrees = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
};

function Pin({ form }: TabProps) {
  const { latitude, longitude, city } = form.draft;
  const [open, setOpen] = useState(latitude !== null);
  const here = async (): Promise<void> => {
    try {
      const { lat, lng } = await askPosition();
      form.put({ latitude: lat, longitude: lng });
    } catch {
      toast.error(words.hereFailed);
    }
  };
  return (
    <fieldset className="space-y-3" data-field="latitude">
      <legend className="mb-1 text-sm font-semibold">{words.pin}</legend>
      <p className="text-sm text-muted">{words.pinHint}</p>
      {open ? (
        <Suspense fallback={<div className="skeleton h-80" />}>
          <PinMap
            city={city}
            latitude={latitude}
            longitude={longitude}
            onPlace={(lat, lng) => form.put({ latitude: lat, longitude: lng })}
          />
        </Suspense>
      ) : (
        <Button label={words.openMap} onClick={() => setOpen(true)} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Degrees
          label={companyFields.latitude.label}
          value={latitude}
          onChange={(value) => form.put({ latitude: value })}
        />
        <Degrees
          label={companyFields.longitude.label}
          value={longitude}
          onChange={(value) => form.put({ longitude: value })}
        />
        <button type="button" className="btn btn-outline btn-small" onClick={() => void here()}>
          {words.here}
        </button>
        {latitude !== null || longitude !== null ? (
          <Button
            look="quiet"
            small
            label={words.clear}
            onClick={() => form.put({ latitude: null, longitude: null })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

/** Keeps the raw input while typing: `37,` is not a number yet. */
function Degrees({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="w-36 text-sm font-semibold">
      {label}
      <input
        className="field mt-1 font-normal"
        inputMode="decimal"
        value={typed ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(degrees(event.target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
