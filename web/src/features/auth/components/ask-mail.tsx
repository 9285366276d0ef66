import { useState } from 'react';
import { FormFailure, SubmitButton, TextField } from '../../../components/ui/fields';
import { useForm } from '../../../lib/forms/use-form';
import { emailFields, emailRules } from '../rules';
import { texts } from '../texts';
import { Announcement } from './auth-frame';

interface AskMailProps {
  ask: (email: string) => Promise<unknown>;
  submit: string;
  sent: string;
  failed: string;
}

/** Requests a new link when the old one has expired. */
export function AskMail({ ask, submit, sent, failed }: AskMailProps) {
  const [done, setDone] = useState(false);
  const form = useForm({
    fields: emailFields,
    rules: emailRules,
    failed,
    submit: async ({ email }) => {
      await ask(email.trim());
      setDone(true);
    },
  });
  if (done) return <Announcement>{sent}</Announcement>;
  return (
    <form {...form.props} className="space-y-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={texts.emailPlaceholder}
      />
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </form>
  );
}
