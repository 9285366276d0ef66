import { site } from '../../config/site';
import { texts } from './texts';

const { timeZone } = site;
const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit', timeZone });
const day = new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', timeZone });
const longDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone });

const dayOf = (date: Date): string => longDay.format(date);
const DAY_MS = 86_400_000;

/** '14:05'. */
export const clockOf = (iso: string): string => clock.format(new Date(iso));

/** '14:05' today, '20.11 14:05' before. */
export const listTime = (iso: string, now: Date): string => {
  const date = new Date(iso);
  return dayOf(date) === dayOf(now) ? clock.format(date) : `${day.format(date)} ${clock.format(date)}`;
};

/** '20.11 14:05', the last time online. */
export const lastSeenTime = (iso: string): string => `${day.format(new Date(iso))} ${clockOf(iso)}`;

/** Above the first message of a day. */
export const dayTitle = (iso: string, now: Date): string => {
  const title = dayOf(new Date(iso));
  if (title === dayOf(now)) return texts.today;
  return title === dayOf(new Date(now.getTime() - DAY_MS)) ? texts.yesterday : title;
};
