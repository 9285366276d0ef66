import { Archive, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { Link } from '../../../lib/navigation/router';
import { texts } from '../texts';
import type { useActions } from '../use-actions';

const row = 'btn btn-outline btn-small w-full justify-start';

export function QuickActions({ actions }: { actions: ReturnType<typeof useActions> }) {
  const [confirming, setConfirming] = useState(false);
  const close = (): void => setConfirming(false);
  return (
    <aside aria-label={texts.quick} className="card h-fit space-y-2 p-4">
      <h2 className="text-lg">{texts.quick}</h2>
      <button type="button" className={row} onClick={() => void actions.archiveRead()}>
        <Archive aria-hidden size={16} />
        {texts.archiveRead}
      </button>
      <button type="button" className={row} onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden size={16} />
        {texts.emptyArchive}
      </button>
      <Link to={paths.notificationSettings} className={row}>
        <Settings aria-hidden size={16} />
        {texts.settings}
      </Link>
      <ConfirmDialog
        title={texts.question.title}
        open={confirming}
        onClose={close}
        confirm={texts.question.yes}
        onConfirm={() => {
          close();
          void actions.emptyArchive();
        }}
      >
        <p>{texts.question.text}</p>
      </ConfirmDialog>
    </aside>
  );
}
