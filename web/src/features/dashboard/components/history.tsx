import type { CompanyVersion, OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Differences } from '../../../components/company/differences';
import { Pager } from '../../../components/list/pager';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { myCompaniesQuery } from '../../../lib/account/companies';
import { useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { pagesOf } from '../../../lib/pages-of';
import { historyTexts as texts } from '../history-texts';

const size = 10;

/** The company's history, fetched when it is opened. */
export function History({ company }: { company: OwnCompany }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="card p-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-lg font-semibold">{texts.title}</summary>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      {open ? <Versions company={company} /> : null}
    </details>
  );
}

function Versions({ company }: { company: OwnCompany }) {
  const user = useMe();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [confirming, setConfirming] = useState<CompanyVersion | null>(null);
  const params = { id: company.id };
  const found = useMyPage('GET /api/companies/{id}/history', { params }, page, size);
  const { data } = found;
  const { busy, run } = useAction({ failed: texts.failedAct });
  const restore = (version: number): Promise<void> =>
    run(async () => {
      const { live, changed } = await call('POST /api/companies/{id}/revisions/{version}/restore', {
        params: { ...params, version: String(version) },
      });
      setConfirming(null);
      toast.success(texts.done, live && changed.length > 0 ? texts.pending : undefined);
      void found.refetch();
      await client.invalidateQueries({ queryKey: myCompaniesQuery(user).queryKey });
    });
  if (!data) return <Loading query={found} failed={texts.failed} className="mt-3 h-24" />;
  return (
    <>
      <ol className="mt-3 divide-y divide-line">
        {data.rows.map((version, at) => (
          <li key={version.version} className="py-3">
            <Version
              version={version}
              onRestore={(page === 1 && at === 0) || company.status === 'closed' ? null : () => setConfirming(version)}
            />
          </li>
        ))}
      </ol>
      <Pager page={page} pages={pagesOf(data.total, size)} onPage={setPage} />
      <ConfirmDialog
        title={texts.ask.title}
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        confirm={texts.restore}
        onConfirm={() => confirming && restore(confirming.version)}
        disabled={busy}
      >
        <p>{texts.ask.text}</p>
      </ConfirmDialog>
    </>
  );
}

function Version({ version, onRestore }: { version: CompanyVersion; onRestore: (() => void) | null }) {
  const { at, by, steps, reason, differences } = version;
  const day = formatDate(at);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{steps.map((step) => texts.steps[step]).join(', ')}</span>
        <span className="text-sm text-muted">
          {day} · {texts.by[by]}
        </span>
        {onRestore ? (
          <Button
            look="quiet"
            small
            className="ml-auto"
            aria-label={texts.restoreOf(`${day}, ${version.version}.`)}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden size={15} />
            {texts.restore}
          </Button>
        ) : null}
      </div>
      {reason ? <p className="mt-1 text-sm">{texts.reason(reason)}</p> : null}
      {differences.length > 0 ? (
        <details className="mt-1">
          <summary className="link w-fit text-sm">{texts.changes(differences.length)}</summary>
          <div className="mt-2">
            <Differences rows={differences} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
