/** A flow of steps, one at a time. */
export interface Step<Id extends string = string> {
  id: Id;
  canSkip: boolean;
  /** Skipped: the step does not apply to this person. */
  skipped?: boolean;
}

export interface Course {
  at: number;
  /** Steps that were finished, not skipped. */
  completed: ReadonlySet<number>;
}

export type Mark = 'done' | 'current' | 'later';

const isFree = (steps: readonly Step[], index: number): boolean => steps[index] !== undefined && !steps[index].skipped;

/** The next step that is for this person; null after the last. */
export const after = (steps: readonly Step[], at: number): number | null => {
  for (let index = at + 1; index < steps.length; index++) if (isFree(steps, index)) return index;
  return null;
};

/** The step before; null on the first, which cannot go back. */
export const before = (steps: readonly Step[], at: number): number | null => {
  for (let index = at - 1; index >= 0; index--) if (isFree(steps, index)) return index;
  return null;
};

/** At or before the current one, or right behind a finished one. */
export const mayJump = (steps: readonly Step[], { at, completed }: Course, to: number): boolean => {
  if (!isFree(steps, to)) return false;
  if (to <= at) return true;
  const previous = before(steps, to);
  return previous !== null && completed.has(previous);
};

export const maySkip = (steps: readonly Step[], at: number): boolean => steps[at]?.canSkip === true;

export const markOf = (at: number, index: number): Mark => (index < at ? 'done' : index === at ? 'current' : 'later');

/** Progress in whole percent: the first of seven steps is 14. */
export const percentOf = (at: number, total: number): number => Math.round(((at + 1) / total) * 100);
