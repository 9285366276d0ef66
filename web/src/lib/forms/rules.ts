/** What a form holds, as typed; a ticked box says 'on'. */
export type Values<F extends string> = Readonly<Record<F, string>>;
export type Errors<F extends string> = Readonly<Partial<Record<F, string>>>;

export interface Rule<F extends string> {
  field: F;
  message: string;
  holds: (values: Values<F>) => boolean;
}

/** The first rule that each field breaks. The order of the rules is the order in which people are told. */
export const brokenBy = <F extends string>(rules: readonly Rule<F>[], values: Values<F>): Errors<F> => {
  const broken = new Map<F, string>();
  for (const { field, message, holds } of rules) {
    if (!broken.has(field) && !holds(values)) broken.set(field, message);
  }
  return Object.fromEntries(broken) as Errors<F>;
};
