import type { RegisterBody } from '@carsi/contracts/identity/http/account';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure, PasswordField, SubmitButton, TextField } from '../../../components/ui/fields';
import { Link, useLocation, useNavigate } from '../../../lib/navigation/router';
import type { Values } from '../../../lib/forms/rules';
import { takeTarget } from '../../../lib/session/return-target';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import type { Page } from '../../../lib/ssr/page';
import { providersQuery } from '../api/get-providers';
import { register } from '../api/account';
import { registerFields, registerRules } from '../rules';
import { texts } from '../texts';
import { AuthFrame } from './auth-frame';
import { Providers } from './providers';
import { Strength } from './strength';
import { TermsFields } from './terms-fields';
import { TypeFields } from './type-fields';

const bodyOf = (typed: Values<(typeof registerFields)[number]>): RegisterBody => ({
  email: typed.email.trim(),
  password: typed.password,
  full_name: `${typed.firstName.trim()} ${typed.lastName.trim()}`.normalize('NFC'),
  user_type: typed.type,
  company_name: typed.type === 'business' ? typed.company.trim() : null,
  phone: typed.phone.trim() || null,
  accepted_terms: typed.terms !== '',
  marketing_consent: typed.marketing !== '',
});

const fieldOf = {
  full_name: 'firstName',
  user_type: 'type',
  company_name: 'company',
  accepted_terms: 'terms',
  marketing_consent: 'marketing',
  NAME_TOO_LONG: 'firstName',
  EMAIL_INVALID: 'email',
  PASSWORD_COMMON: 'password',
  PASSWORD_TOO_LONG: 'password',
  COMPANY_NAME_TOO_LONG: 'company',
  PHONE_INVALID: 'phone',
} as const;

function RegisterPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const from = (state as { from?: string } | null)?.from;
  const form = useForm({
    fields: registerFields,
    rules: registerRules,
    failed: texts.register.failed,
    fieldOf,
    submit: async (typed) => {
      const { data } = await register(bodyOf(typed));
      // The contract has no other answer; the specification does.
      const confirmed = Boolean(data.user.email_confirmed_at);
      if (confirmed) {
        toast.success(texts.register.confirmed);
        return void navigate(takeTarget(state), { replace: true });
      }
      const email = typed.email.trim();
      const notice = { message: texts.register.verify, detail: texts.register.sentTo(email) };
      void navigate(paths.signIn, { state: { from, email, ...notice } });
    },
  });
  return (
    <AuthFrame title={texts.register.title} lead={texts.register.lead}>
      <form {...form.props} className="space-y-4">
        <FormFailure>{form.failure}</FormFailure>
        <div className="grid grid-cols-2 gap-3">
          <TextField form={form} name="firstName" label={texts.register.firstName} autoComplete="given-name" />
          <TextField form={form} name="lastName" label={texts.register.lastName} autoComplete="family-name" />
        </div>
        <TextField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={texts.emailPlaceholder}
        />
        <TextField
          form={form}
          name="phone"
          label={`${texts.register.phone} (${texts.register.optional})`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TypeFields form={form} />
        <PasswordField
          form={form}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          hint={<Strength password={password} />}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField form={form} name="again" label={texts.register.again} autoComplete="new-password" />
        <TermsFields form={form} />
        <SubmitButton busy={form.busy}>{texts.register.submit}</SubmitButton>
      </form>
      <Providers way="up" from={from} />
      <p className="text-center text-muted">
        {texts.register.haveAccount}{' '}
        <Link to={paths.signIn} state={from ? { from } : null} className="link">
          {texts.register.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
}

export const page: Page = {
  Component: RegisterPage,
  load: ({ client }) => client.prefetchQuery(providersQuery()),
};
