import type { ReadModel } from '@carsi/platform/events/read-models';
import { dayOf, momentOf } from '@carsi/turkish/calendar';
import type { Clock } from '@carsi/platform/platform';
import type { NotificationRaiser } from '../notification-raiser.js';
import type { Appointment } from './projection.js';

const AT_ONCE = 100;

/** Reminds of tomorrow's appointments. A reminder that was not possible on that day is dropped. */
export class RemindOfAppointments {
  /** Attempts of the day: a person who wants no reminder would otherwise come first again and again. */
  #attempted = { on: '', of: new Set<string>() };

  constructor(
    private readonly notifier: Pick<NotificationRaiser, 'notify'>,
    private readonly appointments: ReadModel<Appointment>,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const now = this.clock.now();
    const day = dayOf(now);
    if (this.#attempted.on !== day) this.#attempted = { on: day, of: new Set() };
    const today = momentOf(day).toISOString();
    const where = { told: false, remindAt: { gte: today, lte: now.toISOString() } };
    for (let offset = 0; ; offset += AT_ONCE) {
      const due = await this.appointments.find({ where, sort: [['remindAt', 'asc']], limit: AT_ONCE, offset });
      for (const { id, row } of due) if (row.of && !this.#attempted.of.has(id)) await this.#remind(id, row.of, now);
      if (due.length < AT_ONCE) return;
    }
  }

  async #remind(requestId: string, { companyId, personId }: NonNullable<Appointment['of']>, now: Date): Promise<void> {
    const commandId = `appointment-tomorrow-${requestId}`;
    const meta = { by: null, at: now.toISOString(), commandId, correlationId: commandId };
    const refs = { companyId, requestId };
    await this.notifier.notify({ type: 'Notify', data: { to: personId, kind: 'appointment-tomorrow', refs }, meta });
    this.#attempted.of.add(requestId);
  }
}
