import type { TrackAppearances } from '@carsi/contracts/analytics';
import type { Logger } from '@carsi/platform/hosting/logging';
import type { Services } from '../services.js';
import { internalContext } from './context.js';

const FLUSH_MS = 250;
const AT_ONCE = 500;
/** While analytics is away so many wait; older ones are then given up: a figure beside the metrics, never one that is billed. */
const WAITING = 20_000;

/** Tells analytics which companies a search showed to whom: collected for a moment, so that a search costs no call of its own. */
export class Appearances {
  #waiting: TrackAppearances['searches'] = [];
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
    this.#waiting.push({ id: request.id, address: request.ip, agent, companyIds: [...shown].slice(0, 100) });
    if (this.#waiting.length > WAITING) this.#waiting.splice(0, this.#waiting.length - WAITING);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
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
