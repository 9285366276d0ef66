import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { isDeletionPhrase } from '../../../lib/account/deletion';
import { deleteAccount, useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { signOut } from '../../../lib/session/lifecycle';
import { useSession } from '../../../lib/session/session';
import { CheckField, FormFailure, PasswordField, TextField } from '../../ui/fields';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { texts } from '../texts';

type Step = 'closed' | 'asking' | { eraseAt: string | null };

/** Confirmed with a phrase and the password; it can be undone for 14 days. */
export function DeletionPanel() {
  const [step, setStep] = useState<Step>('closed');
  const navigate = useNavigate();
  const close = (): void => {
    setStep('closed');
    if (typeof step !== 'object' || step.eraseAt === null) return;
    // The account is hidden from now on, and its sessions are over.
    void navigate(paths.home);
    void signOut();
  };
  return (
    <Panel title={texts.deletion.title} text={texts.deletion.text}>
      <button
        type="button"
        className="btn border-bad text-bad hover:bg-bad-soft"
        aria-haspopup="dialog"
        onClick={() => setStep('asking')}
      >
        {texts.deletion.open}
      </button>
      <Modal
        title={typeof step === 'object' ? texts.deletion.done : texts.deletion.title}
        open={step !== 'closed'}
        onClose={close}
      >
        {typeof step === 'object' ? (
          <>
            <output className="block">
              {step.eraseAt ? texts.deletion.doneAt(formatDate(step.eraseAt)) : texts.deletion.doneByMail}
            </output>
            <Button look="primary" label={step.eraseAt ? texts.deletion.leave : texts.deletion.close} onClick={close} />
          </>
        ) : (
          <DeletionForm onDone={(eraseAt) => setStep({ eraseAt })} onCancel={close} />
        )}
      </Modal>
    </Panel>
  );
}

function DeletionForm({ onDone, onCancel }: { onDone: (eraseAt: string | null) => void; onCancel: () => void }) {
  const { has_password } = useMe();
  const [matches, setMatches] = useState(false);
  const form = useForm({
    fields: ['phrase', 'password', 'reviews_too'],
    rules: [
      { field: 'phrase', message: texts.deletion.phraseWrong, holds: ({ phrase }) => isDeletionPhrase(phrase) },
      {
        field: 'password',
        message: texts.deletion.passwordMissing,
        holds: ({ password }) => !has_password || password !== '',
      },
    ],
    submit: async ({ phrase, password, reviews_too }) => {
      const { erase_at } = await deleteAccount({
        phrase: phrase.trim(),
        ...(has_password ? { password } : {}),
        reviews_too: reviews_too === 'on',
      });
      // The page still shows until when deletion can be undone, although all sessions have ended.
      if (erase_at) useSession.setState({ leaving: true });
      toast.success(texts.deletion.toast, texts.deletion.toastText);
      onDone(erase_at);
    },
    failed: texts.deletion.failed,
  });
  return (
    <form
      {...form.props}
      className="space-y-4"
      onInput={(event) => {
        form.props.onInput(event);
        setMatches(isDeletionPhrase(form.values().phrase));
      }}
    >
      <p className="font-medium">{texts.deletion.question}</p>
      <p className="text-muted">{texts.deletion.grace}</p>
      <div className="grid gap-4 rounded-xl bg-sunken p-4 text-sm sm:grid-cols-2">
        <Fate title={texts.deletion.goes} items={texts.deletion.goesList} />
        <Fate title={texts.deletion.stays} items={texts.deletion.staysList} />
      </div>
      <CheckField form={form} name="reviews_too">
        <span className="font-semibold">{texts.deletion.reviews}</span>
        <span className="block text-muted">{texts.deletion.reviewsHint}</span>
      </CheckField>
      <TextField
        form={form}
        name="phrase"
        label={texts.deletion.phrase}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {has_password ? (
        <PasswordField form={form} name="password" label={texts.deletion.password} autoComplete="current-password" />
      ) : null}
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" label={texts.cancel} onClick={onCancel} />
        <button
          type="submit"
          disabled={!matches || form.busy}
          className="btn bg-bad text-paper disabled:bg-sunken disabled:text-muted"
        >
          {texts.deletion.confirm}
        </button>
      </div>
    </form>
  );
}

function Fate({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p className="mb-1 font-semibold">{title}</p>
      <ul className="list-disc space-y-1 pl-4">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
