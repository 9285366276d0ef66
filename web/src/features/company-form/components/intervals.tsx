import type { Interval } from '@carsi/contracts/directory/http/working-hours';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

const words = texts.hours;

interface IntervalsProps {
  /** What people call the day. */
  day: string;
  intervals: readonly Interval[];
  onChange: (intervals: readonly Interval[]) => void;
}

/** The hours of one open day; none of a closed one. */
export function Intervals({ day, intervals, onChange }: IntervalsProps) {
  if (intervals.length === 0) return null;
  const change = (at: number, part: Partial<Interval>): void =>
    onChange(intervals.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <div className="space-y-2">
      {intervals.map(({ open, close }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two intervals may be equal while they are typed
        <div key={at} className="flex flex-wrap items-center gap-2">
          <Time label={words.from(day)} value={open} onChange={(value) => change(at, { open: value })} />
          <span aria-hidden>–</span>
          <Time label={words.to(day)} value={close} onChange={(value) => change(at, { close: value })} />
          {intervals.length > 1 ? (
            <Button
              look="quiet"
              small
              icon={Trash2}
              className="px-2"
              aria-label={words.removeOn(day)}
              onClick={() => onChange(intervals.filter((_one, index) => index !== at))}
            />
          ) : null}
          {at === intervals.length - 1 && intervals.length < 6 ? (
            <Button
              look="quiet"
              small
              icon={Plus}
              label={words.more}
              aria-label={words.moreOn(day)}
              onClick={() => onChange([...intervals, { open: close, close: '' }])}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <input
      type="time"
      aria-label={label}
      className="field w-36"
      value={value}
      onChange={(event) => onChange(event.target.value.slice(0, 5))}
    />
  );
}
