import type { Interval } from '@carsi/contracts/directory/http/working-hours';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { TabProps } from './basic-tab';
import { Wrong } from './field';
import { Intervals } from './intervals';
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
        <Button
          small
          label={words.copy}
          className="mt-3"
          onClick={() =>
            form.put({ week: { ...week, ...Object.fromEntries(workdays.map((day) => [day, week.monday])) } })
          }
        />
      </section>
      <SpecialDays form={form} />
    </div>
  );
}
