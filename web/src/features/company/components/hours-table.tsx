import type { WorkingHours } from '@carsi/contracts/directory/http/working-hours';
import { dayOf, minuteOfWeek } from '@carsi/turkish/calendar';
import type { OpeningState } from '@carsi/turkish/opening';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { formatIntervals, intervalsOn, openingState } from '../../../lib/format/opening';
import { texts } from '../texts';

const sentence = ({ open, changesAt, allDay }: OpeningState): string => {
  if (open) return allDay ? texts.openAllDay : changesAt ? texts.openUntil(changesAt) : texts.open;
  return changesAt ? texts.opensAt(changesAt) : texts.closed;
};

export function HoursTable({ hours }: { hours: WorkingHours | null }) {
  const now = useNow();
  const state = openingState(hours, now);
  if (!hours || !state) return <p className="text-muted">{texts.noHours}</p>;
  const today = weekdays[Math.floor(minuteOfWeek(now) / 1_440)];
  const special = (hours.special_days ?? []).filter(({ date }) => date >= dayOf(now)).slice(0, 5);
  return (
    <>
      <p className={cx('mb-2 font-semibold', state.open ? 'text-good' : 'text-bad')}>{sentence(state)}</p>
      <table className="w-full text-[0.95rem]">
        <caption className="sr-only">{texts.hours}</caption>
        <tbody>
          {weekdays.map((day) => {
            const intervals = intervalsOn(hours, '', day);
            const isToday = day === today;
            return (
              <tr
                key={day}
                className={cx('border-t border-line first:border-0', isToday ? 'font-semibold' : 'font-normal')}
              >
                <th scope="row" className={cx('py-1.5 text-left', isToday ? 'font-semibold' : 'font-normal')}>
                  {texts.weekdays[day]}
                  {isToday ? <span className="sr-only"> ({texts.today})</span> : null}
                </th>
                <td className={cx('py-1.5 text-right tabular-nums', intervals.length === 0 && 'text-muted')}>
                  {intervals.length === 0 ? texts.closedDay : formatIntervals(intervals)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {special.length > 0 ? (
        <div className="mt-4">
          <h3 className="text-sm">{texts.specialDays}</h3>
          <ul className="mt-1 text-sm text-muted">
            {special.map(({ date, closed, intervals, note }) => (
              <li key={date}>
                {formatDate(date)}: {closed ? texts.closedDay : formatIntervals(intervals)}
                {note ? ` (${note})` : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
