import { StateSelect } from '../../../components/list/list-bar';
import { useLocalFilter } from '../../../components/list/list-filter';
import { PagedList } from '../../../components/list/paged-list';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { useAction } from '../../../lib/forms/use-action';
import { conversationTexts as texts } from './conversation-texts';
import { ReportedConversation } from './reported-conversation';

/** Reports of one side of a conversation about the other. */
export default function ReportedConversations() {
  const filter = useLocalFilter<'open' | 'settled'>('open');
  const settled = filter.state === 'settled' ? 'true' : 'false';
  const found = useMyPage('GET /api/admin/conversation-reports', { query: { settled } }, filter.page);
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const settle = (id: string, locked: boolean): Promise<void> =>
    run(
      () => call('POST /api/admin/conversation-reports/{id}/settle', { params: { id }, body: { locked } }),
      texts.done,
    );
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-56"
        label={texts.filter}
        names={{ open: texts.open, settled: texts.settled }}
        filter={filter}
      />
      <PagedList found={found} texts={texts} filter={filter}>
        {(report) => (
          <li key={`${report.conversation_id} ${report.side} ${report.reason}`}>
            <ReportedConversation
              report={report}
              busy={busy}
              onSettle={(locked) => settle(report.conversation_id, locked)}
            />
          </li>
        )}
      </PagedList>
    </section>
  );
}
