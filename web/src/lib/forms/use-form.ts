import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from './failure';
import { ApiFailure } from '../http';
import { useAction } from './use-action';
import { brokenBy, type Errors, type Rule, type Values } from './rules';

interface Options<F extends string> {
  fields: readonly F[];
  rules: readonly Rule<F>[];
  submit: (values: Values<F>) => Promise<void>;
  /** Shown where the server gives no sentence. */
  failed: string;
  /** The server's field name or refusal code → the form's field, where they differ. */
  fieldOf?: Readonly<Record<string, F>>;
}

export interface Form<F extends string> {
  ref: RefObject<HTMLFormElement | null>;
  errors: Errors<F>;
  failure: string | null;
  busy: boolean;
  /** For the `form` element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  idOf: (field: F) => string;
  values: () => Values<F>;
  complain: (errors: Errors<F>) => void;
}

/**
 * An uncontrolled form: the DOM holds the input, also what was typed before hydration or filled in by a password manager; this
 * hook holds the errors. The first invalid field gets the focus, editing a field clears its error, and a failure loses no input.
 */
export const useForm = <F extends string>({ fields, rules, submit, failed, fieldOf = {} }: Options<F>): Form<F> => {
  const ref = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const [shown, setShown] = useState({ errors: {} as Errors<F>, failure: null as string | null });
  const [tries, setTries] = useState(0);
  const first = fields.find((field) => shown.errors[field] !== undefined);

  useEffect(() => {
    if (tries > 0 && first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    // Only a try moves the focus, never an edit.
    // eslint-disable-next-line react/exhaustive-deps
  }, [tries]);

  const report = (errors: Errors<F>, failure: string | null): void => {
    setShown({ errors, failure });
    setTries((count) => count + 1);
  };
  const action = useAction({
    failed: (error) => {
      const refused = refusedFields(error, (name) => fieldOf[name] ?? fields.find((field) => field === name));
      report(refused, Object.keys(refused).length > 0 ? null : sentenceOf(error, failed));
    },
  });
  const values = (): Values<F> => {
    const data = new FormData(ref.current ?? undefined);
    return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<F, string>;
  };
  const run = async (): Promise<void> => {
    const typed = values();
    const errors = brokenBy(rules, typed);
    report(errors, null);
    if (Object.keys(errors).length > 0) return;
    await action.run(() => submit(typed));
  };
  return {
    ref,
    errors: shown.errors,
    failure: shown.failure,
    busy: action.busy,
    idOf: (field) => `${prefix}-${field}`,
    values,
    complain: (errors) => report(errors, null),
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!action.busy) void run();
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement;
        if (shown.failure === null && !(name in shown.errors)) return;
        const others = Object.entries(shown.errors).filter(([field]) => field !== name);
        setShown({ errors: Object.fromEntries(others) as Errors<F>, failure: null });
      },
    },
  };
};

/** The server's sentences about single fields; the first of each. */
const refusedFields = <F extends string>(error: unknown, fieldOf: (name: string) => F | undefined): Errors<F> => {
  if (!(error instanceof ApiFailure)) return {} as Errors<F>;
  const refused = [...error.errors, { field: error.code, message: error.message }].flatMap(({ field, message }) => {
    const name = fieldOf(field);
    return name ? [[name, message] as const] : [];
  });
  return Object.fromEntries(refused.toReversed()) as Errors<F>;
};
