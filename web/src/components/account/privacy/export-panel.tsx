import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ExportAnswer } from '@carsi/contracts/identity/http/account';
import { mine, useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { call } from '../../../lib/call';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { texts } from '../texts';

const startExport = (): Promise<ExportAnswer> => call('POST /api/auth/export');

/** Newest first. */
const readExports = (signal?: AbortSignal): Promise<ExportAnswer[]> =>
  call('GET /api/auth/export', {}, signal ? { signal } : {});

const everyMs = 1_500;

/** Its address is signed for ten minutes. */
const signedMs = 5 * 60_000;

export function ExportPanel() {
  const user = useMe();
  const { busy, run } = useAction({ failed: texts.exported.failed });
  const client = useQueryClient();
  // The newest export, also one started on another device.
  const { data, isError, isPending } = useQuery({
    queryKey: mine(user, 'export'),
    queryFn: async ({ signal }) => (await readExports(signal))[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data: known } }) => (known?.state === 'running' ? everyMs : signedMs),
  });
  const start = (): Promise<void> =>
    run(async () => {
      client.setQueryData(mine(user, 'export'), await startExport());
      toast.success(texts.exported.toast, texts.exported.toastText);
    });
  const over = (isError && !data) || data?.state === 'failed' || data?.state === 'expired';
  return (
    <Panel title={texts.exported.title} text={texts.exported.text}>
      {!data || over ? (
        <>
          {over ? (
            <p role="alert" className="mb-3 font-medium text-bad">
              {data?.state === 'expired' ? texts.exported.expired : texts.exported.failed}
            </p>
          ) : null}
          <Button
            icon={Download}
            label={over ? texts.exported.again : texts.exported.start}
            disabled={busy || isPending}
            onClick={start}
          />
        </>
      ) : data.state === 'ready' && data.url ? (
        <>
          <output className="block">
            <a href={data.url} download className="btn btn-primary">
              <Download aria-hidden size={18} />
              {texts.exported.ready}
            </a>
            {data.expires_at ? (
              <p className="mt-2 text-sm text-muted">{texts.exported.readyUntil(formatDate(data.expires_at))}</p>
            ) : null}
          </output>
          <Button look="quiet" small label={texts.exported.renew} className="mt-2" disabled={busy} onClick={start} />
        </>
      ) : (
        <div className="max-w-md">
          <output className="mb-1.5 block text-sm">{texts.exported.running(data.progress)}</output>
          <progress aria-label={texts.exported.progress} max={100} value={data.progress} className="bar w-full" />
        </div>
      )}
    </Panel>
  );
}
