import type { Campaign } from '@carsi/contracts/directory/http/campaign';
import { useState } from 'react';
import { SwitchRow } from '../../../components/account/switch-row';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { TextField, LongField } from '../../../components/ui/fields';
import type { Rule } from '../../../lib/forms/rules';
import { useForm } from '../../../lib/forms/use-form';
import { saveOffer } from '../api/offers';
import { offerTexts as texts } from '../offer-texts';

const words = texts.campaigns;
const fields = ['title', 'description', 'discount_percentage', 'start_date', 'end_date'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'title', message: words.nameMissing, holds: ({ title }) => title.trim() !== '' },
  {
    field: 'discount_percentage',
    message: words.discountWrong,
    holds: ({ discount_percentage: discount }) => discount.trim() === '' || /^([1-9]\d?|100)$/.test(discount.trim()),
  },
  {
    field: 'end_date',
    message: words.order,
    holds: ({ start_date: start, end_date: end }) => start === '' || end === '' || end >= start,
  },
];

interface CampaignFormProps {
  companyId: string;
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: () => void;
}

export function CampaignForm({ companyId, campaign, onClose, onSaved }: CampaignFormProps) {
  const [active, setActive] = useState(campaign?.active ?? true);
  const form = useForm({
    fields,
    rules,
    failed: texts.failedAct,
    submit: async (typed) => {
      await saveOffer('campaigns', companyId, campaign?.id ?? null, { ...typed, active });
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={campaign ? words.change : words.add}
      open
      onClose={onClose}
      confirm={form.busy ? texts.saving : texts.save}
      form={form}
    >
      <TextField form={form} name="title" label={words.name} required maxLength={120} defaultValue={campaign?.title} />
      <LongField
        form={form}
        name="description"
        label={words.description}
        rows={3}
        start={campaign?.description ?? undefined}
      />
      <TextField
        form={form}
        name="discount_percentage"
        label={words.discount}
        inputMode="numeric"
        maxLength={3}
        defaultValue={campaign?.discount_percentage || ''}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="start_date"
          label={words.start}
          type="date"
          defaultValue={campaign?.start_date ?? ''}
        />
        <TextField form={form} name="end_date" label={words.end} type="date" defaultValue={campaign?.end_date ?? ''} />
      </div>
      <SwitchRow label={texts.active} text={texts.activeText} checked={active} onChange={setActive} />
    </FormDialog>
  );
}
