import type { ReviewInvitation } from '@carsi/contracts/http/review';
import { Copy, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { inviteCustomer } from '../api/responses';
import { texts } from '../response-texts';

/** In the place of the form: nobody reviews their own company. */
export function OwnerPanel({ companyId }: { companyId: string }) {
  const [invitation, setInvitation] = useState<ReviewInvitation | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const invite = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setInvitation(await inviteCustomer(companyId));
    } catch (error) {
      setFailure(sentenceOf(error, texts.inviteFailed));
    } finally {
      setBusy(false);
    }
  };
  const copy = async (url: string): Promise<void> => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.select();
    // Where the browser gives no clipboard, it is selected.
    await navigator.clipboard?.writeText(url).then(
      () => toast.success(texts.copied),
      () => undefined,
    );
  };
  return (
    <section className="card space-y-3 p-5" aria-label={texts.inviteTitle}>
      <p className="text-muted">{texts.ownCompany}</p>
      <h3 className="text-lg">{texts.inviteTitle}</h3>
      <p className="text-sm text-muted">{texts.inviteText}</p>
      <FormFailure>{failure}</FormFailure>
      {invitation ? (
        <div>
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {texts.inviteLink}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              readOnly
              value={invitation.url}
              className="field min-w-0 flex-auto sm:flex-1"
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className="btn btn-outline" onClick={() => void copy(invitation.url)}>
              <Copy aria-hidden size={16} />
              {texts.copy}
            </button>
          </div>
          <output className="mt-1 block text-sm text-muted">
            {texts.inviteUntil(formatDate(invitation.expires_at))}
          </output>
        </div>
      ) : null}
      <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void invite()}>
        <Link2 aria-hidden size={18} />
        {texts.invite}
      </button>
    </section>
  );
}
