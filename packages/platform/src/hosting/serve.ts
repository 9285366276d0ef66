import { Controller, Inject, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { CallContext } from '../platform.js';
import type { Incoming, Served } from './client.js';

/** Whatever is served can be called from outside: a class with more public members than calls names those it serves. */
type Names<Calls, Facade> =
  Exclude<keyof Facade, keyof Calls> extends never ? [] : [names: readonly (keyof Facade & keyof Calls & string)[]];

/** A class whose methods answer calls, and the Nest controller that hands calls to them. */
export interface ServedClass<Facade> {
  readonly facade: Type<Facade>;
  readonly controller: Type;
}

/**
 * Serves a use-case object: a method answers the call of its own name, with `(body, context)`. The compiler checks it against
 * the contract: `serve<ReviewsCalls>()(Reviews)`.
 */
export const serve =
  <Calls>() =>
  <Facade extends Partial<Served<Calls>>>(
    facade: Type<Facade>,
    ...[names]: Names<Calls, Facade>
  ): ServedClass<Facade> => {
    type Handler = (body: unknown, context: CallContext) => unknown;

    @Controller()
    class CallController {
      constructor(@Inject(facade) readonly handlers: Readonly<Record<string, Handler>>) {}
    }
    const methods = Object.getOwnPropertyNames(facade.prototype).filter((name) => name !== 'constructor');
    for (const name of names ?? methods) {
      const method = {
        configurable: true,
        value(this: CallController, { body, context }: Incoming<unknown>): unknown {
          return this.handlers[name]!(body, context);
        },
      };
      Object.defineProperty(CallController.prototype, name, method);
      MessagePattern(name)(CallController.prototype, name, method);
      Payload()(CallController.prototype, name, 0);
    }
    return { facade, controller: CallController };
  };
