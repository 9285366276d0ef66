/** Positions of unread messages, as ranges: a dialogue makes few ranges, however long a person is absent. */
export type Runs = readonly (readonly [from: number, to: number])[];

export const withNext = (runs: Runs, seq: number): Runs => {
  const last = runs.at(-1);
  return last && last[1] === seq - 1 ? [...runs.slice(0, -1), [last[0], seq]] : [...runs, [seq, seq]];
};

export const above = (runs: Runs, upTo: number): Runs =>
  runs.flatMap(([from, to]) => (to <= upTo ? [] : [[Math.max(from, upTo + 1), to] as const]));

export const countOf = (runs: Runs): number => runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);

export const runsOf = (sorted: readonly number[]): Runs => {
  const runs: [number, number][] = [];
  for (const seq of sorted) {
    const last = runs.at(-1);
    if (last?.[1] === seq - 1) last[1] = seq;
    else runs.push([seq, seq]);
  }
  return runs;
};
