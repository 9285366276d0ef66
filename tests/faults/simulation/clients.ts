import { Refusal } from '@carsi/kernel/refusal';
import { StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { Cluster } from './cluster.js';
import { OPERATOR, type Facades, type Simulated } from './system.js';
import type { Life } from './world.js';

const PATIENCE_MS = 2_000;

/**
 * People and operators at a distance: requests may not arrive, answers may get lost, and then they repeat the request, with
 * the same key, some other replica. They never give up, so every request is accepted in the end.
 */
export class Clients {
  /** Errors that no client should ever see. */
  readonly surprises: string[] = [];
  asked = 0;
  #keys = 0;

  constructor(private readonly cluster: Cluster) {}

  /** A new command's key. */
  key(): string {
    this.#keys += 1;
    return `key-${this.#keys}`;
  }

  contextOf(commandId: string, token?: string): CallContext {
    return {
      commandId,
      requestId: commandId,
      deadline: Number.MAX_SAFE_INTEGER,
      ...(token !== undefined && { token }),
    };
  }

  /** Repeats the request until an answer comes; a refusal is one. */
  async insist<Name extends Simulated, T>(
    service: Name,
    ask: (facade: Facades[Name], context: CallContext) => Promise<T>,
    { operator = true }: { operator?: boolean } = {},
  ): Promise<T> {
    const context = this.contextOf(this.key(), operator ? OPERATOR : undefined);
    const { world } = this.cluster.servers;
    for (;;) {
      const answer = await this.once(service, (facade) => ask(facade, context));
      if (answer !== undefined) return answer.value;
      await world.sleep(world.random.below(300));
    }
  }

  /** One request; undefined when no answer came. */
  async once<Name extends Simulated, T>(
    service: Name,
    ask: (facade: Facades[Name]) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    const { world } = this.cluster.servers;
    this.asked += 1;
    await this.#onTheWay('request');
    const node = this.cluster.any(service);
    if (!node) return undefined;
    try {
      const value = await this.#untilGone(node.life, ask(node.facade));
      await this.#onTheWay('answer');
      return world.random.chance(world.rates.unanswered) ? undefined : { value };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (!(error instanceof StoreUnavailable) && (error as Error).name !== 'StreamMoved')
        this.surprises.push(`${service}: ${String((error as Error).stack)}`);
      return undefined;
    }
  }

  #onTheWay(what: string): Promise<void> {
    return new Promise((resolve) => this.cluster.servers.world.later(what, resolve));
  }

  #untilGone<T>(life: Life, answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { clock } = this.cluster.servers.world;
      const gone = (): void => reject(new StoreUnavailable(`${life.name} does not answer`));
      const cancel = clock.after(PATIENCE_MS, gone);
      life.mourners.add(gone);
      const settled = (): void => {
        cancel();
        life.mourners.delete(gone);
      };
      answer.then(resolve, reject).finally(settled);
    });
  }
}
