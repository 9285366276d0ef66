import autocannon from 'autocannon';
import { quantile } from './table.js';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** Sends `requests` in turn over 20 connections for `seconds`, after a second of warming up. */
export const load = async (url: string, requests: readonly autocannon.Request[], seconds = 4): Promise<Load> => {
  const fire = (duration: number) => autocannon({ url, connections: 20, duration, requests: [...requests] });
  await fire(1);
  const { requests: counted, latency, errors, non2xx } = await fire(seconds);
  return {
    perSecond: counted.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + non2xx,
  };
};

/** The median a second of each, and of our 99th of a hundred, measured in turns: other load of the machine affects both alike. */
export const inTurns = async (
  ours: () => Promise<Load>,
  theirs: () => Promise<Load>,
  rounds = 5,
): Promise<{ readonly ours: number; readonly theirs: number; readonly p99: number }> => {
  const all: { ours: number; theirs: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await ours(), await theirs()];
    if (one.errors + other.errors > 0) throw new Error(`${one.errors + other.errors} errors`);
    all.push({ ours: one.perSecond, theirs: other.perSecond, p99: one.p99 });
  }
  const median = (values: readonly number[]): number =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  return {
    ours: median(all.map((each) => each.ours)),
    theirs: median(all.map((each) => each.theirs)),
    p99: median(all.map((each) => each.p99)),
  };
};

/** p95 in milliseconds of one request after the other: twenty at once would measure the queue. */
export const p95OneByOne = async (
  url: string,
  pathOf: (turn: number) => string,
  times = 600,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const samples: number[] = [];
  const warmUp = Math.min(100, times);
  for (let turn = -warmUp; turn < times; turn++) {
    const path = pathOf(turn + warmUp);
    const begun = performance.now();
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (turn >= 0) samples.push(performance.now() - begun);
  }
  return quantile(
    samples.toSorted((a, b) => a - b),
    0.95,
  );
};
