/** A form's input; a checked box is 'on'. */
export type Values<F extends string> = Readonly<Record<F, string>>;
export type Errors<F extends string> = Readonly<Partial<Record<F, string>>>;

export interface Rule<F extends string> {
  field: F;
  message: string;
  holds: (values: Values<F>) => boolean;
}

/** The first broken rule of each field, in the order of the rules. */
export const brokenBy = <F extends string>(rules: readonly Rule<F>[], values: Values<F>): Errors<F> => {
  const broken = new Map<F, string>();
  for (const { field, message, holds } of rules) {
    if (!broken.has(field) && !holds(values)) broken.set(field, message);
  }
  return Object.fromEntries(broken) as Errors<F>;
};
