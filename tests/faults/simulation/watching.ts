import type { PositionedCommit } from '@carsi/platform/platform';
import type { Cluster } from './cluster.js';
import type { Known } from './replay.js';
import { simulated, type Node } from './system.js';
import type { Life } from './world.js';

/**
 * While the load runs, this rebuilds projections, restarts processes, and checks whether one claims to have caught up with
 * what its rows do not have.
 */
export const watch = (
  cluster: Cluster,
  broken: string[],
  how: { readonly rebuilds: boolean; readonly rebuildEveryMs: number; readonly failing: boolean },
): { stop(): Promise<void> } => {
  const { world, state, rows } = cluster.servers;
  const { random } = world;
  let running = true;

  const knownTo = (node: Node | undefined): Known[] =>
    [...cluster.servers.known.values()].filter(({ service }) => service === node?.service);
  const look = async (): Promise<void> => {
    const node = cluster.any(random.pick(simulated));
    const own = knownTo(node).filter(({ sources }) => sources.includes('store'));
    if (!node || own.length === 0) return;
    const { service, projection } = random.pick(own);
    const commits = state.stores.get(service)!.positioned;
    const head = commits.length;
    const caughtUp = await world.untilEnd(node.life, node.readModels.waitFor([projection.name], head, 400));
    if (!caughtUp) return;
    const generations = [...state.rows.keys()].filter((key) => key.startsWith(`${service}/${projection.name}_g`));
    for (const commit of commits.slice(-40, head))
      for (const event of commit.events)
        for (const id of projection.rows(event, commit)) {
          const marks = generations.map(
            (key) => rows.rowsOf(service, key.slice(service.length + 1)).get(id)?.marks['store'] ?? 0,
          );
          const highest = Math.max(0, ...marks);
          if (highest < commit.position && !(highest === 0 && neverWas(projection, id, commits)))
            broken.push(
              `${node.life.name} says that ${projection.name} has passed ${head}, and ${id} stands at ${marks.join()}`,
            );
        }
  };
  /** Two reads never show an earlier state second, also across a rebuild. */
  const shown = new WeakMap<Life, Map<string, number>>();
  const lookAgain = async (): Promise<void> => {
    const node = cluster.any(random.pick(simulated));
    const views = node && (await world.untilEnd(node.life, node.readModels.status()));
    if (!node || !views) return;
    const before = shown.get(node.life) ?? new Map<string, number>();
    shown.set(node.life, before);
    for (const { name: projection, position } of views) {
      // The record of admins' acts is called alike in every service, and an embedded process has them all.
      const name = `${node.service} ${projection}`;
      const highest = before.get(name) ?? 0;
      if (position < highest) broken.push(`${node.life.name} showed ${name} at ${highest}, and now at ${position}`);
      before.set(name, Math.max(position, highest));
    }
  };
  const loop = async (everyMs: number, work: () => Promise<unknown>): Promise<void> => {
    while (running) {
      await world.sleep(random.below(everyMs));
      await work().catch(() => undefined);
    }
  };
  const rebuild = async (): Promise<void> => {
    const node = cluster.any(random.pick(simulated));
    if (!node) return;
    const before = world.rates;
    if (!how.failing) world.rates = { ...before, refused: 0, unanswered: 0 };
    await world
      .untilEnd(node.life, node.readModels.rebuild(random.pick(knownTo(node)).projection.name))
      .catch(() => undefined);
    if (running) world.rates = before;
  };
  const loops = [
    loop(300, look),
    loop(300, lookAgain),
    loop(10_000, () => cluster.restart(random.pick(simulated))),
    ...(how.rebuilds ? [loop(how.rebuildEveryMs, rebuild)] : []),
  ];
  return {
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
  };
};

/** What happens to a row that never was leaves nothing, not even a mark. */
const neverWas = (projection: Known['projection'], id: string, commits: readonly PositionedCommit[]): boolean =>
  commits.every((commit) =>
    commit.events.every(
      (event) =>
        !projection.rows(event, commit).includes(id) || projection.evolve(undefined, event, commit, id) === undefined,
    ),
  );
