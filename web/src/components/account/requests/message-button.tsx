import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox, MessageCircleMore } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useOwns } from '../../../lib/account/companies';
import { contactQuery, startConversation } from '../../../lib/account/conversations';
import { useAlive } from '../../../lib/ssr/alive';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { useSession } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../ui/button';
import { messageTexts as texts } from './message-texts';

/** Resolves to the session's user once it is known: a press may come earlier. */
const knownUser = (): Promise<AccountUser | null> =>
  new Promise((resolve) => {
    const { status, user } = useSession.getState();
    if (status !== 'loading') return resolve(user);
    const stop = useSession.subscribe((session) => {
      if (session.status === 'loading') return;
      stop();
      resolve(session.user);
    });
  });

/** Opens the conversation with a company; its owner gets the inbox. Rendered from the first paint, and removed if the owner takes no messages. */
export function MessageButton({ companyId }: { companyId: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: contact } = useQuery({ ...contactQuery(companyId), enabled: useAlive() });
  const owns = useOwns(companyId);
  const { busy, run } = useAction({ failed: texts.failed });
  if (owns)
    return <ButtonLink icon={Inbox} label={texts.inbox} to={paths.messages} className="max-sm:tracking-tight" />;
  if (contact?.reason === 'off') return null;
  const begin = async (): Promise<void> => {
    // The button may be pressed before the query has answered.
    const known = await client.ensureQueryData(contactQuery(companyId)).catch(() => null);
    if (known?.reason === 'unclaimed') return toast.error(texts.unclaimed);
    if (!(await knownUser())) {
      const from = { state: { from: pathname + search } };
      return toast.offer(texts.signInFirst, texts.signIn, () => void navigate(paths.signIn, from));
    }
    run(async () => navigate(paths.conversation((await startConversation(companyId)).id)));
  };
  return (
    <Button
      icon={MessageCircleMore}
      label={texts.write}
      className="needs-script"
      disabled={busy}
      onClick={() => void begin()}
    />
  );
}
