import type { View } from '@carsi/platform/events/views';
import { dayOf } from '@carsi/platform/hosting/istanbul';
import type { Clock } from '@carsi/platform/platform';
import type { Raising } from '../raising.js';
import type { Appointment } from './projection.js';

const AT_ONCE = 100;

/** Reminds of tomorrow's appointments. Whoever could not be reminded while it was still tomorrow is not reminded any more. */
export class RemindOfAppointments {
  constructor(
    private readonly raising: Raising,
    private readonly appointments: View<Appointment>,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const now = this.clock.now();
    const today = new Date(`${dayOf(now)}T00:00:00+03:00`).toISOString();
    const due = await this.appointments.find({
      where: { told: false, remindAt: { gte: today, lte: now.toISOString() } },
      sort: [['remindAt', 'asc']],
      limit: AT_ONCE,
    });
    for (const { id: requestId, row } of due) {
      if (!row.of) continue;
      const { companyId, personId } = row.of;
      const commandId = `appointment-tomorrow-${requestId}`;
      const meta = { by: null, at: now.toISOString(), commandId, correlationId: commandId };
      const refs = { companyId, requestId };
      await this.raising.notify({ type: 'Notify', data: { to: personId, kind: 'appointment-tomorrow', refs }, meta });
    }
  }
}
