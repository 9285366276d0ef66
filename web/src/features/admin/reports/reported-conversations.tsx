import { useQuery, useQueryClient } from '@tanstack/react-query';
import { StateSelect } from '../../../components/list/list-bar';
import { PagedList, useNarrowing } from '../../../components/list/paged-list';
import { mine, useMe } from '../../../lib/account/me';
import { conversationReportsQuery, settleReports } from '../api/conversations';
import { pageSize } from '../api/people';
import { conversationTexts as texts } from './conversation-texts';
import { useAction } from '../../../lib/forms/use-action';
import { ReportedConversation } from './reported-conversation';

/** Reports of one side of a conversation about the other. */
export default function ReportedConversations() {
  const admin = useMe();
  const client = useQueryClient();
  const { state, page, choose, turn } = useNarrowing<'open' | 'settled'>('open');
  const found = useQuery(conversationReportsQuery(admin, state === 'settled', page));
  const { busy, run } = useAction({
    failed: texts.failed,
    shown: 'titled',
    settled: () => client.invalidateQueries({ queryKey: mine(admin, 'conversation-reports') }),
  });
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-56"
        label={texts.filter}
        names={{ open: texts.open, settled: texts.settled }}
        value={state}
        onChoose={choose}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={turn}>
        {(report) => (
          <li key={`${report.conversation_id} ${report.side} ${report.reason}`}>
            <ReportedConversation
              report={report}
              busy={busy}
              onSettle={(locked) => run(() => settleReports(report.conversation_id, locked), texts.done)}
            />
          </li>
        )}
      </PagedList>
    </section>
  );
}
