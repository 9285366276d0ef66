import type { TrackAppearances } from '@carsi/contracts/analytics/calls';
import { LruMap } from '@carsi/platform/events/lru-map';
import type { Logger } from '@carsi/platform/logging';
import type { Services } from '../services.js';
import { agentOf } from '../answers/agent-of.js';
import { Batcher } from './batcher.js';
import { internalContext } from '../answers/context.js';
import { networkOf } from '../answers/networks.js';

/** A visitor's appearances of one company count once in this time; more than a person can read come from a program. */
const REPEAT_MS = 30 * 60_000;
const MOST_OF_ONE = 2_000;
const VISITORS = 5_000;

/** Sends analytics which companies a search showed to whom, in batches, so that a search costs no call of its own. */
export class Appearances {
  readonly #lately = new LruMap<string, { readonly since: number; readonly companyIds: Set<string> }>(VISITORS);
  readonly #batcher: Batcher<TrackAppearances['searches'][number]>;

  constructor(services: Services, logger: Logger) {
    this.#batcher = new Batcher(
      'search appearances',
      (searches) => services.analytics.trackAppearances({ searches }, internalContext()),
      logger,
    );
  }

  note(
    request: { readonly id: string; readonly ip: string; readonly headers: { readonly 'user-agent'?: string } },
    shown: readonly string[],
  ): void {
    if (shown.length === 0) return;
    const agent = agentOf(request);
    const network = networkOf(request.ip);
    const companyIds = this.#notLately(`${network} ${agent}`, shown.slice(0, 100));
    if (companyIds.length === 0) return;
    this.#batcher.add({ id: request.id, address: network, agent, companyIds });
  }

  /** The same page of results again adds nothing: the fold would discard it, so it is not sent. */
  #notLately(visitor: string, shown: readonly string[]): string[] {
    const now = Date.now();
    let lately = this.#lately.get(visitor);
    if (!lately || now - lately.since > REPEAT_MS)
      this.#lately.set(visitor, (lately = { since: now, companyIds: new Set() }));
    const { companyIds } = lately;
    if (companyIds.size > MOST_OF_ONE) return [];
    const fresh = shown.filter((id) => !companyIds.has(id));
    for (const id of fresh) companyIds.add(id);
    return fresh;
  }

  flush(): Promise<void> {
    return this.#batcher.flush();
  }
}
