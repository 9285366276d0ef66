import type { ContactBody } from '@carsi/contracts/messaging/http/contact';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { useSettings } from '../../../lib/ssr/settings';
import { FormFailure, SelectField, SubmitButton, TextField, LongField } from '../../../components/ui/fields';
import { call } from '../../../lib/call';
import { Link } from '../../../lib/navigation/router';
import { useForm } from '../../../lib/forms/use-form';
import { useSession } from '../../../lib/session/session';
import { Button } from '../../../components/ui/button';
import { fields, fieldOf, rules } from '../rules';
import { categories, categoryNames, texts } from '../texts';

interface Sent {
  email: string;
  number: string;
}

/** The form of the contact page and of the help centre. */
export function ContactForm({ from }: { from: 'contact' | 'help' }) {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className={from === 'help' ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]' : undefined}>
      <div className="card p-5 sm:p-6">
        {sent ? <Thanks sent={sent} onAgain={() => setSent(null)} /> : <Form onSent={setSent} />}
      </div>
      {from === 'help' ? <ResponseCard /> : null}
    </div>
  );
}

export function ResponseCard() {
  const { supportHours } = useSettings();
  return (
    <aside className="card h-fit p-5">
      <Clock aria-hidden size={24} className="text-accent" />
      <h3 className="mt-3 text-lg">{texts.response}</h3>
      <p className="mt-1 text-muted">{texts.responseText}</p>
      <h3 className="mt-4 text-lg">{texts.hours}</h3>
      <p className="mt-1 text-muted">{supportHours ?? texts.hoursText}</p>
    </aside>
  );
}

function Form({ onSent }: { onSent: (sent: Sent) => void }) {
  const user = useSession((session) => session.user);
  // Input stays when the session becomes known later; signing out clears it.
  const [typist, setTypist] = useState({ id: user?.id, known: 0 });
  if (typist.id !== user?.id)
    setTypist({ id: user?.id, known: typist.id === undefined ? typist.known : typist.known + 1 });
  const form = useForm({
    fields,
    rules,
    fieldOf,
    failed: texts.failed,
    submit: async ({ name, email, phone, category, subject, message }) => {
      const body: ContactBody = {
        name,
        email,
        phone: phone.trim() || null,
        subject,
        message,
        category: categories.find((one) => one === category) ?? null,
      };
      const { number } = await call('POST /api/contact', { body });
      onSent({ email: email.trim(), number });
    },
  });
  return (
    <form key={typist.known} {...form.props} className="space-y-4">
      <FormFailure>{form.failure}</FormFailure>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label={texts.name}
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={user?.full_name}
        />
        <TextField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={user?.email}
        />
        <TextField form={form} name="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <SelectField form={form} name="category" label={texts.category} names={categoryNames} defaultValue="general" />
      </div>
      <TextField form={form} name="subject" label={texts.subject} required maxLength={300} />
      <LongField form={form} name="message" label={texts.message} rows={6} />
      <p className="text-sm text-muted">
        {texts.data}{' '}
        <Link to={paths.privacy} className="link underline">
          {texts.privacy}
        </Link>
      </p>
      <SubmitButton busy={form.busy}>{texts.send}</SubmitButton>
    </form>
  );
}

function Thanks({ sent: { email, number }, onAgain }: { sent: Sent; onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col items-center py-6 text-center outline-none">
      <CircleCheck aria-hidden size={44} className="text-good" />
      <h3 className="mt-4 text-xl">{texts.sentTitle}</h3>
      <p className="mt-2 break-words text-muted">{texts.sentText(email)}</p>
      <p className="mt-2">
        {texts.number}: <strong>{number}</strong>
      </p>
      <Button label={texts.again} className="mt-6" onClick={onAgain} />
    </div>
  );
}
