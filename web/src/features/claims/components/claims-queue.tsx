import type { WaitingClaim } from '@carsi/contracts/http/claim';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { DraftField } from '../../../components/account/draft-field';
import { Pager } from '../../../components/list/pager';
import { Retry } from '../../../components/list/retry';
import { Modal } from '../../../components/ui/modal';
import { paths } from '../../../config/paths';
import { mine, useMe } from '../../../lib/account/me';
import { download } from '../../../lib/download';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { Link } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { claimsQuery, decideClaim, PAGE } from '../api/claims';
import { texts } from '../texts';

const words = texts.queue;

interface Decision {
  id: string;
  approved: boolean;
  reason?: string;
}

/** Documents that wait for an admin, who came first is first. */
export default function ClaimsQueue() {
  const user = useMe();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [rejecting, setRejecting] = useState<WaitingClaim | null>(null);
  const { data, isError, refetch } = useQuery(claimsQuery(user, page));
  const decide = useMutation({
    mutationFn: ({ id, approved, reason }: Decision) => decideClaim(id, approved, reason),
    onSuccess: (_answer, { approved }) => {
      setRejecting(null);
      toast.success(approved ? words.approved : words.rejected);
      return client.invalidateQueries({ queryKey: mine(user, 'admin', 'claims') });
    },
    onError: (error) => toast.error(sentenceOf(error, words.failed)),
  });
  if (!data && isError) return <Retry message={words.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-48" />;
  return (
    <section aria-label={words.title}>
      {data.rows.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ul className="space-y-3">
        {data.rows.map((claim) => {
          const { id, company, user: person, document, created_at } = claim;
          return (
            <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
              <div className="mr-auto min-w-48">
                <Link to={paths.company(company.slug)} className="font-semibold break-words hover:text-accent">
                  {company.name}
                </Link>
                <p className="text-sm text-muted">{words.line(person.name, formatDate(created_at))}</p>
              </div>
              <button
                type="button"
                className="btn btn-outline btn-small"
                aria-label={words.documentOf(company.name)}
                onClick={() =>
                  void download(document, `${company.slug}.webp`).catch((error: unknown) =>
                    toast.error(sentenceOf(error, words.failed)),
                  )
                }
              >
                <FileDown aria-hidden size={16} />
                {words.document}
              </button>
              <button
                type="button"
                className="btn btn-primary btn-small"
                aria-label={words.approveOf(company.name)}
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id, approved: true })}
              >
                {words.approve}
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-small text-bad"
                aria-label={words.rejectOf(company.name)}
                onClick={() => setRejecting(claim)}
              >
                {words.reject}
              </button>
            </li>
          );
        })}
      </ul>
      <Pager page={page} pages={Math.ceil(data.total / PAGE)} onPage={setPage} />
      {rejecting ? (
        <Rejection
          claim={rejecting}
          busy={decide.isPending}
          onClose={() => setRejecting(null)}
          onReject={(reason) => decide.mutate({ id: rejecting.id, approved: false, reason })}
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
    <Modal
      title={words.rejectOf(claim.company.name)}
      open
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {words.back}
          </button>
          <button
            type="button"
            className="btn bg-bad text-paper disabled:bg-sunken disabled:text-muted"
            disabled={busy || reason.trim() === ''}
            onClick={() => onReject(reason.trim())}
          >
            {words.reject}
          </button>
        </>
      }
    >
      <DraftField label={words.why} hint={words.whyText} rows={3} value={reason} onChange={setReason} />
    </Modal>
  );
}
