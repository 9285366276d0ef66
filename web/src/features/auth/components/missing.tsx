import { useEffect, useId, useRef } from 'react';
import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { FormFailure, SubmitButton } from '../../../components/ui/fields';
import { saveProfile } from '../../../lib/account/me';
import { useForm } from '../../../lib/forms/use-form';
import { renewSession, signOut } from '../../../lib/session/lifecycle';
import { Button } from '../../../components/ui/button';
import { missingRules, typeFields } from '../rules';
import { texts } from '../texts';
import { TermsFields } from './terms-fields';
import { TypeFields } from './type-fields';

/** Missing details, requested once at the first sign-in by Google, GitHub or an imported account. */
export function Missing({ user }: { user: AccountUser }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const needs = { type: !user.type_chosen, terms: !user.accepted_terms };
  useEffect(() => dialog.current?.showModal(), []);
  const form = useForm({
    fields: typeFields,
    rules: missingRules(needs),
    failed: texts.missing.failed,
    fieldOf: { user_type: 'type', company_name: 'company', accepted_terms: 'terms' },
    submit: async ({ type, company, terms, marketing }) => {
      await saveProfile({
        ...(needs.type && { user_type: type, ...(type === 'business' && { company_name: company.trim() }) }),
        ...(needs.terms && { accepted_terms: terms !== '', marketing_consent: marketing !== '' }),
      });
      // The token holds the type, too.
      if (needs.type) await renewSession();
    },
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="card m-auto w-[min(34rem,calc(100vw-2rem))] max-w-none bg-paper p-6"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading} className="text-2xl">
        {texts.missing.title}
      </h2>
      <p className="mt-1 text-muted">{texts.missing.lead}</p>
      <form {...form.props} className="mt-5 space-y-5">
        <FormFailure>{form.failure}</FormFailure>
        {needs.type ? <TypeFields form={form} /> : null}
        {needs.terms ? <TermsFields form={form} /> : null}
        <SubmitButton busy={form.busy}>{texts.missing.submit}</SubmitButton>
        <Button look="quiet" label={texts.missing.signOut} className="w-full" onClick={() => void signOut()} />
      </form>
    </dialog>
  );
}
