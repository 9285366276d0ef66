import { z } from 'zod';

const time = z.string().regex(/^\d{2}:\d{2}$/);

/** `close` before `open` runs past midnight; equal times are 24 hours. */
export const interval = z.object({ open: time, close: time });
export type Interval = z.infer<typeof interval>;

/** `open` and `close` are the first opening and the last closing; empty strings on a closed day. */
export const dayHours = z.object({
  isOpen: z.boolean(),
  closed: z.boolean(),
  open: z.string(),
  close: z.string(),
  intervals: z.array(interval),
});
export type DayHours = z.infer<typeof dayHours>;

const day = dayHours.optional();

export const workingHours = z.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  /** Days that differ, by date (`2026-04-23`), in Europe/Istanbul. */
  special_days: z
    .array(
      z.object({ date: z.iso.date(), closed: z.boolean(), intervals: z.array(interval), note: z.string().nullable() }),
    )
    .optional(),
});
export type WorkingHours = z.infer<typeof workingHours>;
