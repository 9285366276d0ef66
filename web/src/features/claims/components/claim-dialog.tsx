import type { ClaimAnswer } from '@carsi/contracts/directory/http/claim';
import type { Company } from '@carsi/contracts/directory/http/company';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { DraftField } from '../../../components/account/draft-field';
import { Modal } from '../../../components/ui/modal';
import { useLocation } from '../../../lib/navigation/router';
import { rememberTarget } from '../../../lib/session/return-target';
import { useSession } from '../../../lib/session/session';
import { FormFailure } from '../../../components/ui/fields';
import { useAction } from '../../../lib/forms/use-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { enterCode, handDocument, sendCode } from '../api/claims';
import { texts } from '../texts';

interface ClaimDialogProps {
  company: Company;
  onClose: () => void;
}

/** Business accounts prove ownership here; others are shown how to get one. */
export default function ClaimDialog({ company, onClose }: ClaimDialogProps) {
  const user = useSession((state) => state.user);
  const { pathname } = useLocation();
  return (
    <Modal
      title={texts.title}
      open
      onClose={onClose}
      footer={<Button look="quiet" label={texts.close} onClick={onClose} />}
    >
      {!user ? (
        <>
          <p>{texts.signIn}</p>
          <ButtonLink
            look="primary"
            label={texts.signInGo}
            to={paths.signIn}
            onClick={() => rememberTarget(pathname)}
          />
        </>
      ) : user.user_type === 'business' ? (
        <Proof company={company} />
      ) : (
        <>
          <p>{texts.business}</p>
          <ButtonLink look="primary" label={texts.businessGo} to={`${paths.profile}?sekme=ayarlar`} />
        </>
      )}
    </Modal>
  );
}

function Proof({ company }: { company: Company }) {
  const [answer, setAnswer] = useState<ClaimAnswer | null>(null);
  const [code, setCode] = useState('');
  const { busy, failure, run } = useAction({ failed: texts.failed, shown: 'inline' });
  const prove = (work: () => Promise<ClaimAnswer>): Promise<void> => run(async () => setAnswer(await work()));
  if (answer?.state === 'claimed') {
    return (
      <>
        <p role="alert" className="font-semibold text-good">
          {texts.claimed}
        </p>
        <ButtonLink look="primary" label={texts.claimedGo} to={paths.dashboard('genel', company.id)} />
      </>
    );
  }
  if (answer?.state === 'waiting') return <p role="alert">{texts.waiting}</p>;
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {company.email ? (
        <section className="space-y-3">
          <h3 className="font-semibold">{texts.byCode.title}</h3>
          <output className="block text-sm text-muted">
            {answer?.sent_to ? texts.byCode.sent(answer.sent_to) : texts.byCode.text(company.email)}
          </output>
          {answer?.state === 'code' ? (
            <form
              className="flex flex-wrap items-end gap-3"
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) void prove(() => enterCode(company.id, code.trim()));
              }}
            >
              <DraftField
                label={texts.byCode.code}
                className="w-36"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                onChange={setCode}
              />
              <Button
                look="primary"
                label={texts.byCode.prove}
                type="submit"
                className="disabled:bg-sunken disabled:text-muted"
                disabled={busy || !/^\d{6}$/.test(code.trim())}
              />
            </form>
          ) : null}
          <Button
            small
            label={answer?.state === 'code' ? texts.byCode.again : texts.byCode.send}
            disabled={busy}
            onClick={() => void prove(() => sendCode(company.id))}
          />
        </section>
      ) : null}
      <section className="space-y-3">
        <h3 className="font-semibold">{texts.byDocument.title}</h3>
        <p className="text-sm text-muted">{texts.byDocument.text}</p>
        <label className="btn btn-outline btn-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            aria-label={texts.byDocument.label}
            disabled={busy}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void prove(() => handDocument(company.id, file));
            }}
          />
          {busy ? texts.byDocument.uploading : texts.byDocument.choose}
        </label>
      </section>
    </>
  );
}
