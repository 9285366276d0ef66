import type { LimitName } from '@carsi/contracts/common/route';
import type { Cache } from '@carsi/platform/platform';
import type { Logger } from '@carsi/platform/logging';
import { ApiException } from './errors.filter.js';
import { networksOf } from './networks.js';

/** Requests a window; LIMITS of the configuration changes them (decision 15). What an account may try, identity counts itself. */
export const defaultLimits = {
  track: 60,
  search: 600,
  suggest: 1_200,
  read: 3_000,
  /** Server-rendered pages that were not ready, and addresses that are none. */
  page: 600,
  /** Pictures. */
  file: 6_000,
  login: 60,
  register: 30,
  mail: 30,
  session: 300,
  account: 600,
  upload: 30,
  review: 10,
  vote: 120,
  report: 20,
  conversation: 10,
  message: 30,
  /** All messages from a person's sockets. */
  live: 1_200,
  /** Contact forms and the newsletter of one network. */
  contact: 20,
  /** E-mails to one unverified address. */
  letter: 5,
} satisfies Record<LimitName, number>;
export type { LimitName };

const MINUTE_MS = 60_000;
const windows: Partial<Record<LimitName, number>> = {
  login: 15 * MINUTE_MS,
  register: 60 * MINUTE_MS,
  mail: 60 * MINUTE_MS,
  upload: 60 * MINUTE_MS,
  review: 24 * 60 * MINUTE_MS,
  report: 24 * 60 * MINUTE_MS,
  contact: 60 * MINUTE_MS,
  letter: 24 * 60 * MINUTE_MS,
  conversation: 24 * 60 * MINUTE_MS,
};

/** Counts in the shared cache, so that the limit holds across several BFFs. While the cache is unavailable, requests pass. */
export class Limits {
  readonly #configured: Record<LimitName, number>;
  #overrides: Partial<Record<LimitName, number>> = {};

  constructor(
    private readonly cache: Cache,
    private readonly logger: Logger,
    configured: Partial<Record<LimitName, number>> = {},
  ) {
    this.#configured = { ...defaultLimits, ...configured };
  }

  /** Admins' limits override the configuration from the next request on. */
  override(limits: Partial<Record<LimitName, number>>): void {
    this.#overrides = limits;
  }

  /** As `take`, for everyone on this network, signed in or not. Throws 429. */
  async takeFrom(name: LimitName, { ip }: { readonly ip: string }): Promise<void> {
    await Promise.all(networksOf(ip).map((network) => this.take(name, network.name, network.times)));
  }

  /** Throws 429 with Retry-After once `who` has made more than `times` the limit of requests. */
  async take(name: LimitName, who: string, times = 1): Promise<void> {
    const limit = (this.#overrides[name] ?? this.#configured[name]) * times;
    let counted: { count: number; resetsInMs: number };
    try {
      counted = await this.cache.increment(`limit:${name}:${who}`, windows[name] ?? MINUTE_MS);
    } catch (error) {
      this.logger.warn({ err: error }, 'rate limits are not counted: the cache is away');
      return;
    }
    if (counted.count > limit) throw new ApiException(429, Math.max(1, Math.ceil(counted.resetsInMs / 1000)));
  }
}
