import { Download, RefreshCw } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { download } from '../../../lib/download';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { Options } from '../../../components/ui/fields';
import { exportFile, type Period } from '../api/analytics';
import { type Range, ranges } from '../figures';
import { texts } from '../texts';

interface ToolbarProps {
  companyId: string;
  period: Period;
  days: number;
  history: number;
  live: boolean;
  busy: boolean;
  onPeriod: (period: Period) => void;
  onRange: (range: Range) => void;
  onRefresh: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { companyId, period, days, history, live, busy, onPeriod, onRange, onRefresh } = props;
  const fetchAll = (): void =>
    void download(exportFile(companyId, days), `istatistikler-${days}-gun.csv`).catch((error: unknown) =>
      toast.error(texts.error, sentenceOf(error, texts.fileFailed)),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid gap-1 text-sm font-semibold">
        {texts.period}
        <select
          className="field w-auto max-w-full"
          value={period}
          onChange={({ target }) => onPeriod(target.value as Period)}
        >
          <Options names={texts.periods} />
        </select>
      </label>
      <label className="grid gap-1 text-sm font-semibold">
        {texts.range}
        <select
          className="field w-auto max-w-full"
          value={days}
          onChange={({ target }) => onRange(Number(target.value) as Range)}
        >
          {ranges.map((range) => (
            <option key={range} value={range} disabled={range > history}>
              {range > history
                ? texts.locked(texts.ranges[range], range > 90 ? texts.business : texts.premium)
                : texts.ranges[range]}
            </option>
          ))}
        </select>
      </label>
      <p className="mr-auto flex min-h-11 items-center gap-2 text-sm text-muted" title={texts.liveText}>
        {live ? (
          <>
            <span aria-hidden className="size-2.5 rounded-full bg-good" />
            {texts.live}
          </>
        ) : null}
      </p>
      <Button disabled={busy} onClick={onRefresh}>
        <RefreshCw aria-hidden size={16} className={cx(busy && 'animate-spin')} />
        {texts.refresh}
      </Button>
      <Button onClick={fetchAll}>
        <Download aria-hidden size={16} />
        {texts.export}
      </Button>
    </div>
  );
}
