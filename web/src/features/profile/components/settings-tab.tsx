import type { AccountUser, ProfileBody } from '@carsi/contracts/identity/http/account';
import { useState } from 'react';
import { Panel } from '../../../components/account/panel';
import { FormFailure, SelectField, SubmitButton, TextField } from '../../../components/ui/fields';
import { saveProfile, useMe } from '../../../lib/account/me';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { renewSession } from '../../../lib/session/lifecycle';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

const words = texts.settings;
const types = ['customer', 'freelancer', 'business'] as const;
const typeNames = Object.fromEntries(types.map((type) => [type, texts.types[type]]));

/** The token holds the account type, so it is renewed after a change. */
const save = async (before: AccountUser, body: ProfileBody): Promise<void> => {
  const { user_type } = await saveProfile(body);
  if (user_type !== before.user_type) await renewSession();
};

export function SettingsTab() {
  const user = useMe();
  return (
    <div className="space-y-6">
      <Panel title={words.title}>
        <ProfileForm key={user.user_type} user={user} />
      </Panel>
      {user.user_type === 'customer' || user.user_type === 'freelancer' ? <BusinessPanel user={user} /> : null}
    </div>
  );
}

function ProfileForm({ user }: { user: AccountUser }) {
  const [type, setType] = useState(user.user_type);
  const form = useForm({
    fields: ['full_name', 'phone', 'user_type', 'company_name'],
    rules: [
      { field: 'full_name', message: words.nameMissing, holds: ({ full_name }) => full_name.trim() !== '' },
      {
        field: 'company_name',
        message: words.companyMissing,
        holds: ({ user_type, company_name }) => user_type !== 'business' || company_name.trim() !== '',
      },
    ],
    submit: async ({ full_name, phone, user_type, company_name }) => {
      await save(user, {
        full_name: full_name.trim(),
        phone: phone.trim() || null,
        ...(user_type === 'business' ? { company_name: company_name.trim() } : {}),
        ...(user_type === '' || user_type === user.user_type ? {} : { user_type }),
      });
      toast.success(words.done);
    },
    failed: words.failed,
  });
  return (
    <form {...form.props} className="max-w-lg space-y-4">
      <TextField
        form={form}
        name="full_name"
        label={words.fullName}
        autoComplete="name"
        defaultValue={user.full_name}
      />
      <TextField
        form={form}
        name="phone"
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={user.phone ?? ''}
      />
      {user.user_type === 'admin' ? (
        <div>
          <p className="text-sm font-semibold">{words.type}</p>
          <p>{texts.types.admin}</p>
          <p className="text-sm text-muted">{words.adminType}</p>
        </div>
      ) : (
        <SelectField
          form={form}
          name="user_type"
          label={words.type}
          names={typeNames}
          value={type}
          onChange={(event) => setType(types.find((each) => each === event.target.value) ?? type)}
        />
      )}
      {type === 'business' ? (
        <TextField
          form={form}
          name="company_name"
          label={words.company}
          autoComplete="organization"
          defaultValue={user.company_name ?? ''}
        />
      ) : null}
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton busy={form.busy}>{words.save}</SubmitButton>
    </form>
  );
}

/** Decisions 23: only businesses add companies, and here is how one becomes one. */
function BusinessPanel({ user }: { user: AccountUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel title={words.business.title} text={words.business.text}>
      {open ? (
        <BusinessForm user={user} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="primary" label={words.business.open} onClick={() => setOpen(true)} />
      )}
    </Panel>
  );
}

function BusinessForm({ user, onCancel }: { user: AccountUser; onCancel: () => void }) {
  const form = useForm({
    fields: ['company_name'],
    rules: [
      { field: 'company_name', message: words.companyMissing, holds: ({ company_name }) => company_name.trim() !== '' },
    ],
    submit: async ({ company_name }) => {
      await save(user, { user_type: 'business', company_name: company_name.trim() });
      toast.success(words.business.done);
    },
    failed: words.failed,
  });
  useFirstField(form.ref);
  return (
    <form {...form.props} className="max-w-lg space-y-4">
      <TextField
        form={form}
        name="company_name"
        label={words.company}
        autoComplete="organization"
        defaultValue={user.company_name ?? ''}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton busy={form.busy}>{words.business.save}</SubmitButton>
      <Button look="quiet" label={words.business.cancel} className="w-full" onClick={onCancel} />
    </form>
  );
}
