import type { Offering } from '@carsi/contracts/http/offering';
import { useId, useState } from 'react';
import { DraftField } from '../../../components/account/draft-field';
import { PictureField } from '../../../components/account/pictures/picture-field';
import { SwitchRow } from '../../../components/account/switch-row';
import { saveOffer } from '../api/offers';
import { offerTexts as texts } from '../offer-texts';
import { OfferDialog, type Wrong } from './offer-dialog';

const words = texts.offerings;
const units = ['fixed', 'per_hour', 'per_day'] as const;

interface OfferingFormProps {
  companyId: string;
  offering: Offering | null;
  onClose: () => void;
  onSaved: () => void;
}

export function OfferingForm({ companyId, offering, onClose, onSaved }: OfferingFormProps) {
  const [draft, setDraft] = useState({
    category: offering?.category ?? ('service' as Offering['category']),
    name: offering?.name ?? '',
    description: offering?.description ?? '',
    price: offering?.price === null || offering === null ? '' : String(offering.price).replace('.', ','),
    price_unit: offering?.price_unit ?? 'fixed',
    image_url: offering?.image_url ?? null,
    active: offering?.active ?? true,
  });
  const put = (part: Partial<typeof draft>): void => setDraft((now) => ({ ...now, ...part }));
  const id = useId();
  const check = (): Wrong => ({
    ...(draft.name.trim() === '' && { name: words.nameMissing }),
    ...(draft.price.trim() !== '' && !/^[\d.]+(,\d+)?$/.test(draft.price.trim()) && { price: words.priceWrong }),
  });
  const save = async (): Promise<void> => {
    await saveOffer('products-services', companyId, offering?.id ?? null, draft);
    onSaved();
  };
  return (
    <OfferDialog title={offering ? words.change : words.add} onClose={onClose} check={check} save={save}>
      {(wrong) => (
        <>
          <fieldset className="flex gap-6">
            <legend className="mb-1 text-sm font-semibold">{words.kind}</legend>
            {(['service', 'product'] as const).map((category) => (
              <label key={category} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={id}
                  className="size-5 accent-accent"
                  checked={draft.category === category}
                  onChange={() => put({ category })}
                />
                {words.kinds[category]}
              </label>
            ))}
          </fieldset>
          <DraftField
            label={words.name}
            required
            maxLength={120}
            value={draft.name}
            error={wrong['name']}
            onChange={(name) => put({ name })}
          />
          <DraftField
            label={words.description}
            rows={3}
            value={draft.description}
            error={wrong['description']}
            onChange={(description) => put({ description })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DraftField
              label={words.price}
              inputMode="decimal"
              maxLength={14}
              value={draft.price}
              error={wrong['price']}
              onChange={(price) => put({ price })}
            />
            <div>
              <label htmlFor={`${id}-unit`} className="mb-1 block text-sm font-semibold">
                {words.unit}
              </label>
              <select
                id={`${id}-unit`}
                className="field"
                value={draft.price_unit}
                onChange={(event) => put({ price_unit: event.target.value })}
              >
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {words.units[unit]}
                  </option>
                ))}
                {(units as readonly string[]).includes(draft.price_unit) ? null : (
                  <option value={draft.price_unit}>{draft.price_unit}</option>
                )}
              </select>
            </div>
          </div>
          <PictureField
            name="image_url"
            label={words.picture}
            hint={words.pictureHint}
            value={draft.image_url}
            error={wrong['image_url']}
            shape="size-28"
            onChange={(image_url) => put({ image_url })}
          />
          <SwitchRow
            label={texts.active}
            text={texts.activeText}
            checked={draft.active}
            onChange={(active) => put({ active })}
          />
        </>
      )}
    </OfferDialog>
  );
}
