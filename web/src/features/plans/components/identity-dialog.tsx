import type { BillingIdentity } from '@carsi/contracts/billing/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure, SubmitButton, TextField } from '../../../components/ui/fields';
import { Modal } from '../../../components/ui/modal';
import { useMe } from '../../../lib/account/me';
import { useForm } from '../../../lib/forms/use-form';
import { billingIdentityQuery, describeBuyer } from '../api/billing-identity';
import { identityRules, refusedAt } from '../identity-rules';
import { texts } from '../texts';
import { PlaceFields } from './place-fields';

const words = texts.identity;
const kinds = ['company', 'person'] as const;
type Kind = BillingIdentity['kind'];

interface IdentityProps {
  open: boolean;
  known: BillingIdentity | null;
  /** Required by an order, which continues afterwards. */
  ordering: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Who invoices are made out to from now on. */
export function IdentityDialog({ open, known, ordering, onClose, onSaved }: IdentityProps) {
  return (
    <Modal title={words.title} open={open} onClose={onClose}>
      <p className="text-muted">{ordering ? words.before : words.text}</p>
      <IdentityForm known={known} ordering={ordering} onSaved={onSaved} />
    </Modal>
  );
}

function IdentityForm({ known, ordering, onSaved }: Pick<IdentityProps, 'known' | 'ordering' | 'onSaved'>) {
  const user = useMe();
  const client = useQueryClient();
  const [kind, setKind] = useState<Kind>(known?.kind ?? 'company');
  const form = useForm({
    fields: ['kind', 'name', 'taxNumber', 'taxOffice', 'address', 'city', 'district', 'email'],
    rules: identityRules,
    failed: words.failed,
    fieldOf: refusedAt,
    submit: async (typed) => {
      const { identity } = await describeBuyer({ ...typed, kind });
      client.setQueryData(billingIdentityQuery(user).queryKey, identity);
      onSaved();
    },
  });
  const of = words.of[kind];
  return (
    <form {...form.props} className="space-y-4">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{words.kind}</legend>
        <div className="grid grid-cols-2 gap-3">
          {kinds.map((one) => (
            <label
              key={one}
              className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                className="size-5 shrink-0 accent-accent"
                onChange={() => {
                  setKind(one);
                  form.complain({});
                }}
              />
              <span className="font-semibold">{words.of[one].kind}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        form={form}
        name="name"
        label={of.name}
        defaultValue={known?.name}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
        maxLength={200}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="taxNumber"
          label={of.taxNumber}
          hint={of.digits}
          defaultValue={known?.taxNumber}
          autoComplete="off"
          inputMode="numeric"
          maxLength={16}
        />
        <TextField
          form={form}
          name="taxOffice"
          label={of.taxOffice}
          defaultValue={known?.taxOffice ?? ''}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <TextField
        form={form}
        name="address"
        label={words.address}
        defaultValue={known?.address}
        autoComplete="address-line1"
        maxLength={300}
      />
      <PlaceFields form={form} known={known} />
      <TextField
        form={form}
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={known?.email ?? ''}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton busy={form.busy}>{ordering ? words.saveAndGo : words.save}</SubmitButton>
    </form>
  );
}
