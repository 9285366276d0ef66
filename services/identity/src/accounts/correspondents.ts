import type { Correspondent } from '@carsi/contracts/identity/person';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import { profiles } from '../profiles/projection.js';
import { personName } from '../profiles/view.js';
import type { Caller } from '../session/caller.js';
import { settings, settingsView } from '../settings/projection.js';

const correspondentsBody = z.object({ conversationIds: z.array(z.string().min(1).max(140)).max(100) });

/** The contact details that people show to a company they wrote to. Messaging knows who wrote to whom. */
export class Correspondents {
  constructor(
    private readonly parts: {
      readonly readModels: ReadModels;
      readonly messaging: Pick<Served<MessagingCalls>, 'correspondence'>;
      readonly access: Pick<Access, 'asOperator'>;
      readonly who: Caller;
    },
  ) {}

  async correspondents(body: unknown, context: CallContext): Promise<readonly Correspondent[]> {
    const { id: ownerId } = await this.parts.who.person(context);
    const { conversationIds } = parse(correspondentsBody, body);
    const { personIds } = await this.parts.messaging.correspondence(
      { ownerId, conversationIds },
      { ...context, ...this.parts.access.asOperator() },
    );
    const [rows, chosen] = await Promise.all([
      this.parts.readModels.of(profiles).getAll(personIds),
      this.parts.readModels.of(settings).getAll(personIds),
    ]);
    return [...new Set(personIds)].flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { profileVisibility, showEmail, showPhone } = settingsView(row, chosen.get(id));
      // 'friends' reads 'Yalnız mesajlaştıklarım': these are they.
      const person = personName(id, { ...row, discreet: profileVisibility === 'private' });
      return person ? [{ ...person, email: showEmail ? row.email : null, phone: showPhone ? row.phone : null }] : [];
    });
  }
}
