import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import type { SpecialDay } from '../draft';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';
import { Wrong } from './field';
import { Intervals } from './intervals';

const words = texts.hours;
const MOST = 60;

/** Days that differ from their week: closed, or with hours of their own. */
export function SpecialDays({ form }: { form: CompanyForm }) {
  const { special } = form.draft;
  const change = (at: number, part: Partial<SpecialDay>): void =>
    form.put({ special: special.map((day, index) => (index === at ? { ...day, ...part } : day)) });
  return (
    <section data-field="special_days">
      <h2 className="text-xl">{words.special}</h2>
      <p className="mt-1 text-sm text-muted">{words.specialText}</p>
      <Wrong>{form.errors['special_days']}</Wrong>
      <ul className="mt-3 space-y-3">
        {special.map(({ date, intervals, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a new day has no date yet
          <li key={at} className="card grid gap-3 p-4 sm:grid-cols-[11rem_1fr_auto]">
            <label className="text-sm font-semibold">
              {words.date}
              <input
                type="date"
                className="field mt-1 font-normal"
                value={date}
                onChange={(event) => change(at, { date: event.target.value })}
              />
            </label>
            <label className="text-sm font-semibold">
              {words.note}
              <input
                className="field mt-1 font-normal"
                maxLength={100}
                placeholder={words.noteHint}
                value={note}
                onChange={(event) => change(at, { note: event.target.value })}
              />
            </label>
            <Button
              look="quiet"
              small
              icon={Trash2}
              className="self-end"
              aria-label={`${words.removeSpecial}: ${words.day(date)}`}
              onClick={() => form.put({ special: special.filter((_day, index) => index !== at) })}
            />
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={intervals.length > 0}
                onChange={(event) =>
                  change(at, { intervals: event.target.checked ? [{ open: '10:00', close: '16:00' }] : [] })
                }
              />
              {words.open}
            </label>
            <Intervals
              day={words.day(date)}
              intervals={intervals}
              onChange={(next) => change(at, { intervals: next })}
            />
          </li>
        ))}
      </ul>
      <Button
        small
        icon={Plus}
        label={words.addSpecial}
        className="mt-3"
        disabled={special.length >= MOST}
        onClick={() => form.put({ special: [...special, { date: '', intervals: [], note: '' }] })}
      />
    </section>
  );
}
