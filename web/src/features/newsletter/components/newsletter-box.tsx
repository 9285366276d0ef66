import { CircleCheck, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure, TextField } from '../../../components/ui/fields';
import { call } from '../../../lib/call';
import { looksLikeEmail } from '../../../lib/forms/looks-like-email';
import { Link } from '../../../lib/navigation/router';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

/** Double opt-in: nothing is sent before the confirmation e-mail was answered. */
export function NewsletterBox() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <section aria-labelledby="bulten" className="rounded-2xl bg-accent-soft p-6 sm:p-8">
      {sent === null ? <Ask onSent={setSent} /> : <Sent email={sent} />}
    </section>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    fields: ['email'],
    rules: [
      { field: 'email', message: texts.emailMissing, holds: ({ email }) => email.trim() !== '' },
      { field: 'email', message: texts.emailWrong, holds: ({ email }) => looksLikeEmail(email) },
    ],
    fieldOf: { NEWSLETTER_EMAIL_INVALID: 'email' },
    failed: texts.failed,
    submit: async ({ email }) => {
      await call('POST /api/newsletter', { body: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2">
      <div>
        <h2 id="bulten" className="flex items-center gap-3 text-2xl">
          <Mail aria-hidden size={26} className="shrink-0 text-accent" />
          {texts.boxTitle}
        </h2>
        <p className="mt-2">{texts.boxText}</p>
      </div>
      <form {...form.props} className="space-y-3">
        <FormFailure>{form.failure}</FormFailure>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            form={form}
            name="email"
            label={texts.email}
            type="email"
            autoComplete="email"
            className="min-w-52 flex-1"
          />
          <Button look="primary" label={texts.submit} type="submit" disabled={form.busy} />
        </div>
        <p className="text-sm">
          {texts.consent}{' '}
          <Link to={paths.privacy} className="link underline">
            {texts.privacy}
          </Link>
        </p>
      </form>
    </div>
  );
}

function Sent({ email }: { email: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="flex items-start gap-4 outline-none">
      <CircleCheck aria-hidden size={32} className="shrink-0 text-good" />
      <div>
        <h2 id="bulten" className="text-2xl">
          {texts.sentTitle}
        </h2>
        <p className="mt-1 break-words">{texts.sentText(email)}</p>
      </div>
    </div>
  );
}
