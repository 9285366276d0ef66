import type { Servers } from './servers.js';
import { simulated, startNode, type Node, type Simulated } from './system.js';
import { peace, type Life, type Rates } from './world.js';

/**
 * The processes: started, killed by the seed, and started again after a while. Distributed, every service has two replicas; embedded,
 * all of it is one process on one machine.
 */
export class Cluster {
  readonly #nodes = new Map<string, Node>();
  readonly #lives = new Set<Life>();
  starts = 0;

  constructor(
    readonly servers: Servers,
    private readonly rates: Rates,
  ) {
    if (servers.profile === 'embedded') servers.views.powerCut = servers.events.powerCut = () => this.#dark();
  }

  async open(): Promise<void> {
    if (this.servers.profile === 'embedded') return this.#keep('carsi', simulated);
    const replicas = simulated.flatMap((service) => [1, 2].map((n) => this.#keep(`${service}-${n}`, [service])));
    await Promise.all(replicas);
  }

  /** From now on nothing goes wrong any more. */
  calm(): void {
    this.servers.world.rates = peace;
    this.servers.unrest = 0;
  }

  storm(): void {
    this.servers.world.rates = this.rates;
    this.servers.unrest = Math.min(0.3, this.rates.unanswered * 5);
  }

  get all(): readonly Node[] {
    return [...this.#nodes.values()];
  }

  get areWhole(): boolean {
    return this.#nodes.size === (this.servers.profile === 'embedded' ? 3 : 6);
  }

  any<Name extends Simulated>(service: Name): Node<Name> | undefined {
    const replicas = this.all.filter((node) => node.service === service);
    return replicas.length === 0 ? undefined : (this.servers.world.random.pick(replicas) as unknown as Node<Name>);
  }

  /** Ends one process the orderly way. */
  async restart(service: Simulated): Promise<void> {
    const node = this.any(service);
    if (!node || this.servers.profile === 'embedded') return;
    this.#nodes.delete(`${node.life.name}/${service}`);
    await Promise.race([node.stop(), this.servers.world.sleep(10_000)]).catch(() => undefined);
    this.servers.world.end(node.life);
  }

  /** Resolves once they have run for the first time. */
  #keep(name: string, services: readonly Simulated[]): Promise<void> {
    const { world } = this.servers;
    const { promise, resolve } = Promise.withResolvers<void>();
    const begin = async (): Promise<void> => {
      this.starts += 1;
      const life = world.begin(name);
      this.#lives.add(life);
      life.mourners.add(() => {
        this.#lives.delete(life);
        for (const service of services) this.#nodes.delete(`${name}/${service}`);
        world.clock.after(50 + world.random.below(1_500), () => void begin());
      });
      try {
        const nodes = [];
        for (const service of services) nodes.push(await startNode(service, this.servers, life));
        for (const node of nodes) this.#nodes.set(`${name}/${node.service}`, node);
        resolve();
      } catch (error) {
        // A process that cannot start ends, and is started again.
        if (!/^(StoreUnavailable|StreamMoved)$/.test((error as Error).name))
          this.servers.errors.push(`${name} did not start: ${String((error as Error).stack)}`);
        world.end(life);
      }
    };
    void begin();
    return promise;
  }

  /** One machine, with its files and its process. */
  #dark(): void {
    const { events, views, world } = this.servers;
    for (const life of this.#lives) world.end(life);
    events.lose();
    views.lose();
  }
}
