import { Archive, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '../../../components/ui/modal';
import { paths } from '../../../config/paths';
import { Link } from '../../../lib/navigation/router';
import { texts } from '../texts';
import type { useActions } from '../use-actions';

const row = 'btn btn-outline btn-small w-full justify-start';

export function QuickActions({ actions }: { actions: ReturnType<typeof useActions> }) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <aside aria-label={texts.quick} className="card h-fit space-y-2 p-4">
      <h2 className="text-lg">{texts.quick}</h2>
      <button type="button" className={row} onClick={() => void actions.archiveRead()}>
        <Archive aria-hidden size={16} />
        {texts.archiveRead}
      </button>
      <button type="button" className={row} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {texts.emptyArchive}
      </button>
      <Link to={`${paths.settings}#bildirimler`} className={row}>
        <Settings aria-hidden size={16} />
        {texts.settings}
      </Link>
      <Modal
        title={texts.question.title}
        open={asking}
        onClose={close}
        footer={
          <>
            <button type="button" className="btn btn-outline" onClick={close}>
              {texts.question.no}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                close();
                void actions.emptyArchive();
              }}
            >
              {texts.question.yes}
            </button>
          </>
        }
      >
        <p>{texts.question.text}</p>
      </Modal>
    </aside>
  );
}
