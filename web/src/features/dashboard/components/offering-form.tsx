import type { Offering } from '@carsi/contracts/directory/http/offering';
import { useState } from 'react';
import { PictureField } from '../../../components/account/pictures/picture-field';
import { SwitchRow } from '../../../components/account/switch-row';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { SelectField, TextField, LongField } from '../../../components/ui/fields';
import type { Rule } from '../../../lib/forms/rules';
import { useForm } from '../../../lib/forms/use-form';
import { saveOffer } from '../api/offers';
import { offerTexts as texts } from '../offer-texts';

const words = texts.offerings;
const fields = ['category', 'name', 'description', 'price', 'price_unit', 'image_url'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'name', message: words.nameMissing, holds: ({ name }) => name.trim() !== '' },
  {
    field: 'price',
    message: words.priceWrong,
    holds: ({ price }) => price.trim() === '' || /^[\d.]+(,\d+)?$/.test(price.trim()),
  },
];

interface OfferingFormProps {
  companyId: string;
  offering: Offering | null;
  onClose: () => void;
  onSaved: () => void;
}

export function OfferingForm({ companyId, offering, onClose, onSaved }: OfferingFormProps) {
  const [active, setActive] = useState(offering?.active ?? true);
  const [image, setImage] = useState(offering?.image_url ?? null);
  const form = useForm({
    fields,
    rules,
    failed: texts.failedAct,
    submit: async (typed) => {
      const body = { ...typed, image_url: image, active };
      await saveOffer('products-services', companyId, offering?.id ?? null, body);
      onSaved();
      onClose();
    },
  });
  const unit = offering?.price_unit ?? 'fixed';
  return (
    <FormDialog
      title={offering ? words.change : words.add}
      open
      onClose={onClose}
      confirm={form.busy ? texts.saving : texts.save}
      form={form}
    >
      <fieldset className="flex gap-6">
        <legend className="mb-1 text-sm font-semibold">{words.kind}</legend>
        {(['service', 'product'] as const).map((category) => (
          <label key={category} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="category"
              value={category}
              className="size-5 accent-accent"
              defaultChecked={(offering?.category ?? 'service') === category}
            />
            {words.kinds[category]}
          </label>
        ))}
      </fieldset>
      <TextField form={form} name="name" label={words.name} required maxLength={120} defaultValue={offering?.name} />
      <LongField
        form={form}
        name="description"
        label={words.description}
        rows={3}
        start={offering?.description ?? undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="price"
          label={words.price}
          inputMode="decimal"
          maxLength={14}
          defaultValue={String(offering?.price ?? '').replace('.', ',')}
        />
        <SelectField
          form={form}
          name="price_unit"
          label={words.unit}
          // A unit of an older version stays.
          names={unit in words.units ? words.units : { ...words.units, [unit]: unit }}
          defaultValue={unit}
        />
      </div>
      <PictureField
        name="image_url"
        label={words.picture}
        hint={words.pictureHint}
        value={image}
        error={form.errors.image_url}
        shape="size-28"
        onChange={setImage}
      />
      <SwitchRow label={texts.active} text={texts.activeText} checked={active} onChange={setActive} />
    </FormDialog>
  );
}
