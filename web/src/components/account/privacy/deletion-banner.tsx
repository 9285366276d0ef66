import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { restoreAccount, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { texts } from '../texts';

/** As long as an account waits to be erased: when, and the way back. */
export function DeletionBanner() {
  const { erase_at } = useMe();
  const [busy, setBusy] = useState(false);
  if (!erase_at) return null;
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await restoreAccount();
      toast.success(texts.deletion.restored, texts.deletion.restoredText);
    } catch (error) {
      toast.error(sentenceOf(error, texts.deletion.restoreFailed));
    } finally {
      setBusy(false);
    }
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
      <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void restore()}>
        {texts.deletion.restore}
      </button>
    </section>
  );
}
