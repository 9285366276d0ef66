import { lazy, Suspense, useState } from 'react';
import { SwitchRow } from '../../../components/account/switch-row';
import { CityOptions } from '../../../components/search/city-options';
import { useCities, useDistricts } from '../../../lib/api/get-cities';
import { askPosition } from '../../../lib/position';
import { toast } from '../../../lib/toast';
import { texts } from '../texts';
import type { TabProps } from './basic-tab';
import { Choice, Field } from './field';

const PinMap = lazy(() => import('./pin-map'));
const words = texts.contact;

export function ContactTab({ form }: TabProps) {
  const { draft, put } = form;
  const { data: cities = [] } = useCities();
  const { data: districts = [] } = useDistricts(draft.city);
  return (
    <div className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice form={form} name="city" label={words.city} required onChange={(city) => put({ city, district: '' })}>
          <CityOptions cities={cities} all={words.cityChoose} />
        </Choice>
        <Choice form={form} name="district" label={words.district} disabled={draft.city === ''}>
          <option value="">{draft.city === '' ? words.districtFirst : words.districtChoose}</option>
          {districts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Choice>
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field form={form} name="address" label={words.address} autoComplete="street-address" maxLength={300} />
        <Field form={form} name="postal_code" label={words.postal} inputMode="numeric" maxLength={10} />
      </div>
      <Pin form={form} company={null} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field form={form} name="phone" label={words.phone} type="tel" inputMode="tel" maxLength={40} />
        <Field form={form} name="email" label={words.email} type="email" inputMode="email" maxLength={254} />
        <Field form={form} name="website" label={words.website} type="url" placeholder="https://" maxLength={500} />
        <Field form={form} name="fax" label={words.fax} type="tel" maxLength={40} />
        <Field form={form} name="contact_person" label={words.person} autoComplete="off" maxLength={120} />
      </div>
      <div className="card divide-y divide-line px-5">
        <SwitchRow
          label={words.whatsapp}
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
        <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
          {words.openMap}
        </button>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Degrees label={words.latitude} value={latitude} onChange={(value) => form.put({ latitude: value })} />
        <Degrees label={words.longitude} value={longitude} onChange={(value) => form.put({ longitude: value })} />
        <button type="button" className="btn btn-outline btn-small" onClick={() => void here()}>
          {words.here}
        </button>
        {latitude !== null || longitude !== null ? (
          <button
            type="button"
            className="btn btn-quiet btn-small"
            onClick={() => form.put({ latitude: null, longitude: null })}
          >
            {words.clear}
          </button>
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
