/** A business refusal: a stable code, to which the service's table of refusals gives a status and a Turkish sentence. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Ends a decision with a refusal. Anything else that a decision throws is a fault. */
export const refuse = (code: string, details?: Readonly<Record<string, unknown>>): never => {
  throw new Refusal(code, details);
};
