import type { Interval, Weekday } from '@carsi/contracts/http/working-hours';
import { Plus, Trash2 } from 'lucide-react';
import { weekdays } from '../../../lib/weekdays';
import { texts } from '../texts';
import type { TabProps } from './basic-tab';
import { Wrong } from './field';
import { SpecialDays } from './special-days';

const words = texts.hours;
const standard: Interval = { open: '09:00', close: '18:00' };
const workdays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];

export function HoursTab({ form }: TabProps) {
  const { week } = form.draft;
  const put = (day: Weekday, intervals: readonly Interval[]): void => form.put({ week: { ...week, [day]: intervals } });
  return (
    <div className="space-y-8">
      <section data-field="working_hours">
        <h2 className="text-xl">{words.title}</h2>
        <p className="mt-1 text-sm text-muted">{words.text}</p>
        <Wrong>{form.errors['working_hours']}</Wrong>
        <ul className="card mt-3 divide-y divide-line px-4">
          {weekdays.map((day) => (
            <li key={day} className="grid gap-2 py-3 sm:grid-cols-[11rem_1fr]">
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  checked={week[day].length > 0}
                  onChange={(event) => put(day, event.target.checked ? [standard] : [])}
                />
                {texts.weekdays[day]}
                <span className="text-sm font-normal text-muted">{week[day].length > 0 ? '' : words.closed}</span>
              </label>
              <Intervals
                day={texts.weekdays[day]}
                intervals={week[day]}
                onChange={(intervals) => put(day, intervals)}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn btn-outline btn-small mt-3"
          onClick={() =>
            form.put({ week: { ...week, ...Object.fromEntries(workdays.map((day) => [day, week.monday])) } })
          }
        >
          {words.copy}
        </button>
      </section>
      <SpecialDays form={form} />
    </div>
  );
}

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
            <button
              type="button"
              className="btn btn-quiet btn-small px-2"
              aria-label={words.removeOn(day)}
              onClick={() => onChange(intervals.filter((_one, index) => index !== at))}
            >
              <Trash2 aria-hidden size={16} />
            </button>
          ) : null}
          {at === intervals.length - 1 && intervals.length < 6 ? (
            <button
              type="button"
              className="btn btn-quiet btn-small"
              aria-label={words.moreOn(day)}
              onClick={() => onChange([...intervals, { open: close, close: '' }])}
            >
              <Plus aria-hidden size={16} />
              {words.more}
            </button>
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
