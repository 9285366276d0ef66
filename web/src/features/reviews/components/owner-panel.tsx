import type { ReviewInvitation } from '@carsi/contracts/reviews/http';
import { Copy, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { inviteCustomer } from '../api/responses';
import { texts } from '../response-texts';

/** Replaces the form: owners cannot review their own company. */
export function OwnerPanel({ companyId }: { companyId: string }) {
  const [invitation, setInvitation] = useState<ReviewInvitation | null>(null);
  const { busy, failure, run } = useAction({ failed: texts.inviteFailed, shown: 'inline' });
  const id = useId();
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
            <Button onClick={() => void copy(invitation.url)}>
              <Copy aria-hidden size={16} />
              {texts.copy}
            </Button>
          </div>
          <output className="mt-1 block text-sm text-muted">
            {texts.inviteUntil(formatDate(invitation.expires_at))}
          </output>
        </div>
      ) : null}
      <Button
        look="primary"
        icon={Link2}
        label={texts.invite}
        disabled={busy}
        onClick={() => run(async () => setInvitation(await inviteCustomer(companyId)))}
      />
    </section>
  );
}
