import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StateSelect } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { conversationReportsQuery, settleReports } from '../api/conversations';
import { pageSize } from '../api/people';
import { conversationTexts as texts } from '../conversation-texts';
import { ReportedConversation } from './reported-conversation';

/** What one side of a conversation told of the other. */
export default function ReportedConversations() {
  const admin = useMe();
  const client = useQueryClient();
  const [settled, setSettled] = useState(false);
  const [page, setPage] = useState(1);
  const found = useQuery(conversationReportsQuery(admin, settled, page));
  const [busy, setBusy] = useState(false);
  const settle = async (conversationId: string, locked: boolean): Promise<void> => {
    setBusy(true);
    try {
      await settleReports(conversationId, locked);
      toast.success(texts.done);
    } catch (error) {
      toast.error(texts.failed, sentenceOf(error, ''));
    } finally {
      await client.invalidateQueries({ queryKey: mine(admin, 'conversation-reports') });
      setBusy(false);
    }
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-56"
        label={texts.filter}
        names={{ open: texts.open, settled: texts.settled }}
        value={settled ? 'settled' : 'open'}
        onChoose={(state) => {
          setPage(1);
          setSettled(state === 'settled');
        }}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={setPage}>
        {(report) => (
          <li key={`${report.conversation_id} ${report.side} ${report.reason}`}>
            <ReportedConversation
              report={report}
              busy={busy}
              onSettle={(locked) => void settle(report.conversation_id, locked)}
            />
          </li>
        )}
      </PagedList>
    </section>
  );
}
