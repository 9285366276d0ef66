import type { AdminIssue } from '@carsi/contracts/messaging/http/contact';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Paged } from '../../../components/list/paged-list';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { useMe } from '../../../lib/account/me';
import { formatNumber } from '../../../lib/format/numbers';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { myPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { adminTexts, issueTexts as texts } from '../admin-texts';
import { IssueEditor } from './issue-editor';
import { IssueLine } from './issue-line';

const size = 10;

/** What goes to the subscribers: written, tried on oneself, sent once. */
export function Issues({ confirmed }: { confirmed: number }) {
  const admin = useMe();
  const filter = useLocalFilter();
  const [writing, setWriting] = useState<AdminIssue | 'new' | null>(null);
  const [confirming, setConfirming] = useState<{ act: 'send' | 'discard'; issue: AdminIssue } | null>(null);
  const found = useQuery({
    ...myPage(admin, 'GET /api/admin/newsletter/issues', {}, filter.page, size),
    // Looked at again while one is on its way to the subscribers.
    refetchInterval: ({ state: { data } }) => (data?.rows.some(({ state }) => state === 'sending') ? 1_500 : false),
  });
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const test = async (id: string): Promise<void> => {
    await call('POST /api/admin/newsletter/issues/{id}/try', { params: { id } });
    toast.success(texts.tried, texts.triedTo(admin.email));
  };
  const confirm = (): void => {
    setConfirming(null);
    if (!confirming) return;
    const params = { id: confirming.issue.id };
    if (confirming.act === 'send')
      void run(() => call('POST /api/admin/newsletter/issues/{id}/send', { params }), texts.sending);
    else void run(() => call('DELETE /api/admin/newsletter/issues/{id}', { params }), texts.discarded);
  };
  if (writing !== null) {
    return (
      <IssueEditor
        issue={writing === 'new' ? null : writing}
        onClose={() => {
          setWriting(null);
          void found.refetch();
        }}
      />
    );
  }
  const question = confirming?.act === 'discard' ? texts.discardQuestion : texts.sendQuestion;
  return (
    <section aria-label={texts.title} className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{texts.title}</h2>
        <Button look="primary" small onClick={() => setWriting('new')}>
          <Plus aria-hidden size={17} />
          {texts.add}
        </Button>
      </div>
      <Paged found={found} texts={{ ...adminTexts, none: texts.none }} filter={filter} size={size}>
        {({ rows }) => (
          <ul className="card divide-y divide-line empty:hidden">
            {rows.map((issue) => (
              <li key={issue.id}>
                <IssueLine
                  issue={issue}
                  busy={busy}
                  onEdit={() => setWriting(issue)}
                  onTry={() => run(() => test(issue.id))}
                  onSend={() => setConfirming({ act: 'send', issue })}
                  onDiscard={() => setConfirming({ act: 'discard', issue })}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <ConfirmDialog
        title={confirming ? question.title : ''}
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        confirm={question.go}
        onConfirm={confirm}
      >
        <p className="font-semibold break-words">{confirming?.issue.subject}</p>
        <p>{confirming?.act === 'send' ? texts.sendText(formatNumber(confirmed)) : texts.discardText}</p>
      </ConfirmDialog>
    </section>
  );
}
