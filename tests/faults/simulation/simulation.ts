import { Clients } from './clients.js';
import { Cluster } from './cluster.js';
import { Load, type Size } from './load.js';
import { brokenPromises } from './promises.js';
import { randomOf, withoutOtherChance } from './random.js';
import { emptyState, Servers, type Profile, type State } from './servers.js';
import { peace, World, type Rates } from './world.js';
import { watch } from './watching.js';

export interface Outcome {
  readonly seed: number;
  readonly profile: Profile;
  readonly broken: readonly string[];
  readonly steps: number;
  /** How many requests were sent, and how often a process was started. */
  readonly asked: number;
  readonly starts: number;
  readonly trace: readonly string[];
}

const MORNING = '2026-11-21T06:00:00Z';
export const small: Size = { companies: 5, sessions: 14, reviewers: 5, atOnce: 6 };

/** How rough it is, by the seed: calm ones show what order alone does, rough ones kill every few calls. */
const ratesOf = (seed: number): Rates => {
  const { pick } = randomOf(seed ^ 0x5eed);
  const embedded = profileOf(seed) === 'embedded';
  return {
    // Rates are per call, and a process with all services makes hundreds at its start, more with each read model. At higher rates it dies
    // before it has done anything: 2,922 starts took 15 simulated hours, and after midnight a repeated visit counts as another.
    refused: pick([0, 0.002, embedded ? 0.01 : 0.02]),
    unanswered: pick([0, 0.005, embedded ? 0.015 : 0.03]),
    crash: pick([0, 0.0007, 0.0013]),
    powerCut: pick([0, 0.0004, 0.0015]),
  };
};
const profileOf = (seed: number): Profile => (seed % 3 === 0 ? 'embedded' : 'distributed');

let begun: Promise<State> | undefined;
/** A system that has its categories: making them anew would be most of a seed's work. */
const beginning = (): Promise<State> => {
  begun ??= (async () => {
    const world = new World(0, MORNING);
    const state = emptyState();
    const cluster = new Cluster(new Servers(world, state, 'embedded'), peace);
    const opened = Promise.withResolvers<void>();
    let open = false;
    void cluster.open().then(() => (open = true), opened.reject);
    if (!(await world.run(() => open, 1_000_000))) throw new Error('the simulation does not start');
    const { published } = state.log;
    return { ...emptyState(), stores: state.stores, log: { topics: new Map(), offsets: new Map(), published } };
  })();
  return begun;
};

export interface Scene {
  readonly size: Size;
  readonly rates: Rates;
  readonly rebuildEveryMs: number;
  /** After so many steps somebody is taken to wait for ever. */
  readonly atMost: number;
}

/** One history from one seed. */
export const simulate = async (
  seed: number,
  { size = small, atMost = 600_000, rates = ratesOf(seed), rebuildEveryMs = 8_000 }: Partial<Scene> = {},
): Promise<Outcome> => {
  const state = structuredClone(await beginning());
  const world = new World(seed, MORNING);
  const profile = profileOf(seed);
  const servers = new Servers(world, state, profile);
  const cluster = new Cluster(servers, rates);
  const clients = new Clients(cluster);
  const load = new Load(clients, world, size);
  const broken: string[] = [];

  const history = async (): Promise<void> => {
    await cluster.open();
    cluster.storm();
    const watching = watch(cluster, broken, {
      rebuilds: true,
      rebuildEveryMs,
      failing: true,
    });
    await load.run();
    cluster.calm();
    await watching.stop();
    while (!cluster.areWhole || !servers.areSettled) await world.sleep(100);
    // Twice: what the first told is for others to read.
    for (let round = 0; round < 2; round++) {
      for (const { readModels } of cluster.all)
        for (const { name } of await readModels.status()) await readModels.waitUntilCaughtUp(name);
      if (round === 0) await clients.insist('analytics', (facade, context) => facade.tellViews({ days: 2 }, context));
      await world.sleep(2_000);
    }
    broken.push(...(await brokenPromises(state, cluster, load.expected, { search: true })), ...servers.errors);
  };
  const ended = await withoutOtherChance(world.random, async () => {
    let over = false;
    const end = (error?: unknown): void => {
      if (error) broken.push(`it failed: ${String((error as Error).stack)}`);
      over = true;
    };
    history().then(() => end(), end);
    return world.run(() => over, atMost);
  });
  if (!ended) broken.push(`it did not come to an end within ${atMost} steps`, ...servers.errors);
  broken.push(...clients.surprises);
  const { steps, trace } = world;
  return { seed, profile, broken, steps, asked: clients.asked, starts: cluster.starts, trace };
};
