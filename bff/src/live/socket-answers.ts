import type { PersonActor } from '@carsi/platform/hosting/access';
import { Refused, CallTimeout, ServiceUnavailable, StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { internalContext } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { LOGGER, type Logger } from '../logger.js';
import { Presence } from '../resources/messages/presence.js';
import { SocketRegistry, tokenOf, type Acknowledged } from './socket-registry.js';

/** `message`: the sentence for a person, where there is one. */
interface Denied extends Acknowledged {
  readonly message?: string;
}
export type Answered<More extends object = object> = Denied | (Denied & More);

/** The person at a socket, and the context of their calls. */
export interface Requested {
  readonly person: PersonActor;
  readonly context: CallContext;
  readonly socket: Socket;
}

/** Acknowledges every socket message: with its result, or with the refusal. */
@Injectable()
export class SocketAnswers {
  constructor(
    @Inject(SocketRegistry) private readonly registry: SocketRegistry,
    @Inject(Presence) private readonly presence: Presence,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The person at this socket is online from now on. */
  async personAt(socket: Socket): Promise<PersonActor | undefined> {
    const actor = await this.registry.require(socket);
    if (actor?.kind !== 'person') return undefined;
    this.presence.sit(actor.id, socket, socket.handshake.auth['hidden'] !== true);
    return actor;
  }

  async answer<Schema extends z.ZodType, More extends object>(
    socket: Socket,
    schema: Schema,
    raw: unknown,
    work: (body: z.output<Schema>, requested: Requested) => Promise<More>,
  ): Promise<Answered<More>> {
    try {
      const person = await this.personAt(socket);
      if (!person) return no('SIGN_IN_REQUIRED');
      await this.limits.take('live', person.id);
      const body = schema.safeParse(raw);
      if (!body.success) return no('BAD_REQUEST');
      const context = internalContext(undefined, tokenOf(socket));
      return { ok: true, ...(await work(body.data, { person, context, socket })) };
    } catch (error) {
      return this.#whyNot(error);
    }
  }

  #whyNot(error: unknown): Denied {
    if (error instanceof Refused) return no(error.code, error.message);
    if (error instanceof ApiException)
      return no('TOO_MANY_REQUESTS', 'Çok fazla istek gönderdiniz. Lütfen biraz bekleyin.');
    if (error instanceof ServiceUnavailable || error instanceof CallTimeout || error instanceof StoreUnavailable)
      return no('TRY_AGAIN');
    this.logger.error({ err: error }, 'a socket could not be answered');
    return no('UNEXPECTED');
  }
}

const no = (code: string, message?: string): Denied => ({
  ok: false,
  code,
  ...(message !== undefined && { message }),
});
