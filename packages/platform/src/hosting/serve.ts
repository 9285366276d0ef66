import { Controller, Inject, type Abstract, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { CallContext } from '../platform.js';
import type { Incoming, Served } from './client.js';

/** Public methods are served to callers: a class with more public members than calls must list the served ones. */
type Names<Calls, Facade> =
  Exclude<keyof Facade, keyof Calls> extends never
    ? readonly (keyof Facade & string)[] | undefined
    : readonly (keyof Facade & keyof Calls & string)[];

/** A class whose methods answer calls, and the Nest controller that hands calls to them. */
export interface ServedClass<Facade, Name extends string = string> {
  readonly facade: Abstract<Facade>;
  readonly controller: Type;
  /** For the compiler alone. */
  readonly names?: Name;
}

type NameIn<Serves> = Serves extends Record<string, { readonly names?: infer Name }> ? Name : never;

/** The compiler refuses a call of the contract that nothing answers: `complete<DirectoryCalls>()({ … })` lists every call once. */
export const complete =
  <Calls>() =>
  <Serves extends Record<string, { readonly names?: string }>>(
    serves: Serves &
      (Exclude<keyof Calls, NameIn<Serves>> extends never
        ? unknown
        : { readonly unanswered: Exclude<keyof Calls, NameIn<Serves>> }),
  ): Serves =>
    serves;

/**
 * Serves a use-case object: a method answers the call of its own name, with `(body, context)`. The compiler checks it against
 * the contract: `serve<ReviewsCalls>()(Reviews)`.
 */
export const serve =
  <Calls>() =>
  <Facade extends Partial<Served<Calls>>, const List extends Names<Calls, Facade> = undefined & Names<Calls, Facade>>(
    facade: Abstract<Facade>,
    ...[names]: undefined extends Names<Calls, Facade> ? [names?: List] : [names: List]
  ): ServedClass<Facade, List extends readonly (infer Name extends string)[] ? Name : keyof Facade & string> => {
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
