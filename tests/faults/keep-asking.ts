import { Agent, request } from 'node:http';

export interface Requested {
  readonly n: number;
  readonly at: number;
  /** Undefined while there is no answer, and for ever when the connection broke. */
  status?: number;
  retryAfter?: number;
  ms?: number;
  /** Sent on a connection that the server had answered on before: it has been let in. */
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

/** So many clients who post one after the other, each question with a number of its own, until they are told to end. */
export const keepAsking = (
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
      const asking = request(url, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      });
      asking.on('socket', () => (one.letIn = asking.reusedSocket));
      asking.on('error', reject);
      asking.on('response', (response) => {
        one.ms = performance.now() - one.at;
        one.retryAfter = Number(response.headers['retry-after'] ?? Number.NaN);
        response.on('error', reject);
        response.on('end', () => {
          one.status = response.statusCode!;
          resolve();
        });
        response.resume();
      });
      asking.end('{}');
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
        // Whoever cannot connect does not hammer.
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
