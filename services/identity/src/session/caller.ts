import { Refusal } from '@carsi/kernel/refusal';
import type { Access, Actor, PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import type { Sessions } from './sessions.js';

/** The caller of a request. This service knows first that a session has ended, so it checks every request. */
export class Caller {
  constructor(
    private readonly access: Access,
    private readonly sessions: Pick<Sessions, 'isLive'>,
  ) {}

  async person(context: CallContext): Promise<PersonActor> {
    return this.#live(this.access.requirePerson(context));
  }

  /** For public calls: undefined for an anonymous caller, and for an invalid token. */
  async personIfAny(context: CallContext): Promise<PersonActor | undefined> {
    try {
      return await this.person(context);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  async admin(context: CallContext): Promise<Actor> {
    const actor = this.access.requireAdmin(context);
    return actor.kind === 'person' ? this.#live(actor) : actor;
  }

  async #live(person: PersonActor): Promise<PersonActor> {
    if (!(await this.sessions.isLive(person.id, person.sessionId))) throw new Refusal('SESSION_ENDED');
    return person;
  }
}
