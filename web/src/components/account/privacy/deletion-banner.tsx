import { Hourglass } from 'lucide-react';
import { restoreAccount, useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../ui/button';
import { texts } from '../texts';

/** Shown while deletion is pending: the date, and the way to cancel it. */
export function DeletionBanner() {
  const { erase_at } = useMe();
  const { busy, run } = useAction({ failed: texts.deletion.restoreFailed });
  if (!erase_at) return null;
  const restore = async (): Promise<void> => {
    await restoreAccount();
    toast.success(texts.deletion.restored, texts.deletion.restoredText);
  };
  return (
    <section
      aria-label={texts.deletion.done}
      className="mb-6 flex flex-wrap items-center gap-4 rounded-2xl bg-bad-soft p-5"
    >
      <Hourglass aria-hidden size={24} className="shrink-0 text-bad" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-bad">{texts.deletion.banner(formatDate(erase_at))}</p>
        <p className="text-sm">{texts.deletion.bannerText}</p>
      </div>
      <Button look="primary" label={texts.deletion.restore} disabled={busy} onClick={() => run(restore)} />
    </section>
  );
}
