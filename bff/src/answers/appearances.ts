import type { TrackAppearances } from '@carsi/contracts/analytics';
import { LruMap } from '@carsi/platform/events/lru-map';
import type { Logger } from '@carsi/platform/hosting/logging';
import type { Services } from '../services.js';
import { internalContext } from './context.js';

const FLUSH_MS = 250;
const AT_ONCE = 500;
/** While analytics is away so many wait; older ones are then given up: a figure beside the metrics, never one that is billed. */
const WAITING = 20_000;
/** A visitor's appearances of one company count once in so long; whoever sees more than a person can read is a program. */
const REPEAT_MS = 30 * 60_000;
const MOST_OF_ONE = 2_000;
const VISITORS = 5_000;

/** Tells analytics which companies a search showed to whom: collected for a moment, so that a search costs no call of its own. */
export class Appearances {
  #waiting: TrackAppearances['searches'] = [];
  readonly #lately = new LruMap<string, { readonly since: number; readonly companyIds: Set<string> }>(VISITORS);
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly services: Services,
    private readonly logger: Logger,
  ) {}

  note(
    request: { readonly id: string; readonly ip: string; readonly headers: { readonly 'user-agent'?: string } },
    shown: readonly string[],
  ): void {
    if (shown.length === 0) return;
    const agent = (request.headers['user-agent'] ?? '').slice(0, 1_000);
    const companyIds = this.#notLately(`${request.ip} ${agent}`, shown.slice(0, 100));
    if (companyIds.length === 0) return;
    this.#waiting.push({ id: request.id, address: request.ip, agent, companyIds });
    if (this.#waiting.length > WAITING) this.#waiting.splice(0, this.#waiting.length - WAITING);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** The same page of results again tells nothing new: the fold would discard it, so it is not sent. */
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

  /** Also when the BFF stops. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const searches = this.#waiting.splice(0, AT_ONCE);
      try {
        await this.services.analytics.trackAppearances({ searches }, internalContext());
      } catch (error) {
        this.logger.warn({ err: error }, 'search appearances wait for analytics');
        this.#waiting.unshift(...searches);
        this.#timer ??= setTimeout(() => void this.flush(), 5_000).unref();
        return;
      }
    }
  }
}
