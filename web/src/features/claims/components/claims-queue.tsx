import type { WaitingClaim } from '@carsi/contracts/directory/http/claim';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { DraftField } from '../../../components/account/draft-field';
import { PagedList } from '../../../components/list/paged-list';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { download } from '../../../lib/download';
import { formatDate } from '../../../lib/format/dates';
import { Link } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { texts } from '../texts';

const words = texts.queue;

/** Pending documents, the oldest first. */
export default function ClaimsQueue() {
  const filter = useLocalFilter();
  const [rejecting, setRejecting] = useState<WaitingClaim | null>(null);
  const found = useMyPage('GET /api/admin/claims', {}, filter.page);
  const { busy, run } = useAction({ failed: words.failed });
  const decide = (id: string, approved: boolean, reason?: string): Promise<void> =>
    run(async () => {
      const body = { approved, ...(reason ? { reason } : {}) };
      await call('POST /api/admin/claims/{id}/decision', { params: { id }, body });
      setRejecting(null);
      toast.success(approved ? words.approved : words.rejected);
      await found.refetch();
    });
  const downloads = useAction({ failed: words.failed });
  return (
    <section aria-label={words.title}>
      <PagedList found={found} texts={words} filter={filter}>
        {(claim) => {
          const { id, company, user: person, document, created_at } = claim;
          return (
            <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
              <div className="mr-auto min-w-48">
                <Link to={paths.company(company.slug)} className="font-semibold break-words hover:text-accent">
                  {company.name}
                </Link>
                <p className="text-sm text-muted">{words.line(person.name, formatDate(created_at))}</p>
              </div>
              <Button
                small
                icon={FileDown}
                label={words.document}
                aria-label={words.documentOf(company.name)}
                onClick={() => downloads.run(() => download(document, `${company.slug}.webp`))}
              />
              <Button
                look="primary"
                small
                label={words.approve}
                aria-label={words.approveOf(company.name)}
                disabled={busy}
                onClick={() => decide(id, true)}
              />
              <Button
                look="quiet"
                small
                label={words.reject}
                className="text-bad"
                aria-label={words.rejectOf(company.name)}
                onClick={() => setRejecting(claim)}
              />
            </li>
          );
        }}
      </PagedList>
      {rejecting ? (
        <Rejection
          claim={rejecting}
          busy={busy}
          onClose={() => setRejecting(null)}
          onReject={(reason) => decide(rejecting.id, false, reason)}
        />
      ) : null}
    </section>
  );
}

interface RejectionProps {
  claim: WaitingClaim;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

function Rejection({ claim, busy, onClose, onReject }: RejectionProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={words.rejectOf(claim.company.name)}
      open
      onClose={onClose}
      confirm={words.reject}
      onConfirm={() => onReject(reason.trim())}
      danger
      disabled={busy || reason.trim() === ''}
    >
      <DraftField label={words.why} hint={words.whyText} rows={3} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
