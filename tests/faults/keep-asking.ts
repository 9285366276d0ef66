export interface Asked {
  readonly n: number;
  readonly at: number;
  /** Undefined while there is no answer, and for ever when the connection broke. */
  status?: number;
  retryAfter?: number;
  ms?: number;
}

/** What was sent so shortly before may still have been on its way. */
const ON_ITS_WAY_MS = 20;

/** So many clients who ask one after the other, each question with a number of its own, until they are told to end. */
export const keepAsking = (
  atOnce: number,
  ask: (n: number) => Promise<Response>,
): { inFlight(): readonly Asked[]; end(): Promise<readonly Asked[]>; readonly asked: readonly Asked[] } => {
  const all: Asked[] = [];
  const open = new Set<Asked>();
  let running = true;
  const client = async (): Promise<void> => {
    while (running) {
      const one: Asked = { n: all.length, at: performance.now() };
      all.push(one);
      open.add(one);
      try {
        const response = await ask(one.n);
        one.ms = performance.now() - one.at;
        one.retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
        await response.arrayBuffer();
        one.status = response.status;
      } catch {
        // Broken connections stay without a status; whoever cannot connect does not hammer.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      open.delete(one);
    }
  };
  const clients = Array.from({ length: atOnce }, client);
  return {
    asked: all,
    inFlight: () => [...open].filter(({ at }) => performance.now() - at > ON_ITS_WAY_MS),
    end: async () => {
      running = false;
      await Promise.all(clients);
      return all;
    },
  };
};
