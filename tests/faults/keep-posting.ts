import { Agent, request } from 'node:http';

export interface Requested {
  readonly n: number;
  readonly at: number;
  /** Undefined while there is no answer, and for ever when the connection broke. */
  status?: number;
  retryAfter?: number;
  ms?: number;
  /** Sent on a connection on which the server had answered before: it was accepted. */
  letIn?: boolean;
  /** Why there never was an answer. */
  broke?: string;
}

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was sent so shortly before may still have been on its way. */
const ON_ITS_WAY_MS = 5;

/** So many clients who post one after the other, each request with a number of its own, until `end` is called. */
export const keepPosting = (
  atOnce: number,
  questionOf: (n: number) => Question,
): { inFlight(): readonly Requested[]; end(): Promise<readonly Requested[]>; readonly asked: readonly Requested[] } => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const all: Requested[] = [];
  const open = new Set<Requested>();
  let running = true;

  const post = (one: Requested): Promise<void> =>
    new Promise((resolve, reject) => {
      const { url, headers } = questionOf(one.n);
      const posting = request(url, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      });
      posting.on('socket', () => (one.letIn = posting.reusedSocket));
      posting.on('error', reject);
      posting.on('response', (response) => {
        one.ms = performance.now() - one.at;
        one.retryAfter = Number(response.headers['retry-after'] ?? Number.NaN);
        response.on('error', reject);
        response.on('end', () => {
          one.status = response.statusCode!;
          resolve();
        });
        response.resume();
      });
      posting.end('{}');
    });
  const client = async (): Promise<void> => {
    while (running) {
      const one: Requested = { n: all.length, at: performance.now() };
      all.push(one);
      open.add(one);
      try {
        await post(one);
      } catch (error) {
        one.broke = String((error as { code?: string }).code ?? error);
        // A client that cannot connect waits a little.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      open.delete(one);
    }
  };
  const clients = Array.from({ length: atOnce }, client);
  return {
    asked: all,
    inFlight: () => [...open].filter(({ at, letIn }) => letIn && performance.now() - at > ON_ITS_WAY_MS),
    end: async () => {
      running = false;
      await Promise.all(clients);
      agent.destroy();
      return all;
    },
  };
};
