import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readExport, startExport } from '../../lib/account/export';
import { mine, useMe } from '../../lib/account/me';
import { sentenceOf } from '../../lib/failure';
import { formatDate } from '../../lib/format';
import { toast } from '../../lib/toast';
import { Panel } from './panel';
import { texts } from './texts';

const everyMs = 1_500;
/** By person: another tab of the page and back finds the archive that was asked for. */
const asked = new Map<string, string>();

export function ExportPanel() {
  const user = useMe();
  const [id, setId] = useState(asked.get(user.id) ?? null);
  const [busy, setBusy] = useState(false);
  const { data, isError } = useQuery({
    queryKey: mine(user, 'export', id),
    queryFn: ({ signal }) => readExport(id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : everyMs),
  });
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const begun = await startExport();
      asked.set(user.id, begun.id);
      setId(begun.id);
      toast.success(texts.exported.toast, texts.exported.toastText);
    } catch (error) {
      toast.error(sentenceOf(error, texts.exported.failed));
    } finally {
      setBusy(false);
    }
  };
  const over = isError || data?.state === 'failed' || data?.state === 'expired';
  return (
    <Panel title={texts.exported.title} text={texts.exported.text}>
      {id === null || over ? (
        <>
          {over ? (
            <p role="alert" className="mb-3 font-medium text-bad">
              {data?.state === 'expired' ? texts.exported.expired : texts.exported.failed}
            </p>
          ) : null}
          <button type="button" className="btn btn-outline" disabled={busy} onClick={() => void start()}>
            <Download aria-hidden size={18} />
            {over ? texts.exported.again : texts.exported.start}
          </button>
        </>
      ) : data?.state === 'ready' && data.url ? (
        <output className="block">
          <a href={data.url} download className="btn btn-primary">
            <Download aria-hidden size={18} />
            {texts.exported.ready}
          </a>
          {data.expires_at ? (
            <p className="mt-2 text-sm text-muted">{texts.exported.readyUntil(formatDate(data.expires_at))}</p>
          ) : null}
        </output>
      ) : (
        <div className="max-w-md">
          <output className="mb-1.5 block text-sm">{texts.exported.running(data?.progress ?? 0)}</output>
          <progress aria-label={texts.exported.progress} max={100} value={data?.progress ?? 0} className="bar w-full" />
        </div>
      )}
    </Panel>
  );
}
