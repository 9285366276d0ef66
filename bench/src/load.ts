import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** Asks `requests` in turn over 20 connections for `seconds`, after a second of warming up. */
export const load = async (url: string, requests: readonly autocannon.Request[], seconds = 4): Promise<Load> => {
  const fire = (duration: number) => autocannon({ url, connections: 20, duration, requests: [...requests] });
  await fire(1);
  const { requests: counted, latency, errors, non2xx } = await fire(seconds);
  return { perSecond: counted.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
};
