import type { Analytics } from '@carsi/analytics/analytics';
import { Refusal } from '@carsi/kernel/refusal';
import { aProfile } from '@carsi/directory/testing/profile';
import type { CallContext } from '@carsi/platform/platform';
import type { Clients } from './clients.js';
import { ExpectedCompany, type Expected } from './expected.js';
import type { World } from './world.js';

export interface Size {
  readonly companies: number;
  /** Visitors' sessions of one to four events. */
  readonly sessions: number;
  readonly reviewers: number;
  readonly atOnce: number;
}

const names = ['Ada Kebap', 'Kale Berber', 'Çınar Eczanesi'];

/** What people and operators do, drawn from the seed; what must come of it is written down beside. */
export class Load {
  readonly expected: Expected = new Map();

  constructor(
    private readonly clients: Clients,
    private readonly world: World,
    private readonly size: Size,
  ) {}

  async run(): Promise<void> {
    await this.#import();
    const ids = [...this.expected.keys()];
    const { random } = this.world;
    await Promise.all([
      this.#many(this.size.sessions, (n) => this.#session(n, random.pick(ids))),
      this.#many(this.size.reviewers, (n) => this.#review(`user-${n}`, random.pick(ids))),
      this.#rename(),
    ]);
    await this.#removeSample();
  }

  async #many(count: number, work: (n: number) => Promise<void>): Promise<void> {
    let next = 0;
    const one = async (): Promise<void> => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: Math.min(this.size.atOnce, count) }, one));
  }

  /** Lists with a few names for all, so that they compete for their addresses. Every fourth company is invented. */
  async #import(): Promise<void> {
    const companies = Array.from(
      { length: this.size.companies },
      (_, n) => new ExpectedCompany(`k${n}`, n % 4 === 3, names[n % names.length]!),
    );
    const lists = Array.from({ length: Math.ceil(companies.length / 5) }, (_, n) => companies.slice(n * 5, n * 5 + 5));
    await Promise.all(lists.map((list) => this.#send(list)));
  }

  async #send(companies: readonly ExpectedCompany[]): Promise<void> {
    const rows = companies.map(({ externalId, sample, name }) => ({
      externalId,
      sample,
      verified: true,
      featured: false,
      offerings: [],
      campaigns: [],
      profile: aProfile({ name, categoryId: 'berber' }),
    }));
    const answers = await this.clients.insist('directory', (facade, context) =>
      facade.importCompanies({ rows }, context),
    );
    for (const [index, { companyId }] of answers.entries()) this.expected.set(companyId, companies[index]!);
  }

  async #rename(): Promise<void> {
    const { random } = this.world;
    for (const company of this.expected.values())
      if (random.chance(0.3)) {
        company.name = `${random.pick(names)} ${random.below(3)}`;
        await this.#send([company]);
      }
  }

  /** A visitor of their own: visits, perhaps again within the half hour, perhaps calls, perhaps shares. Or is a bot. */
  async #session(n: number, companyId: string): Promise<void> {
    const { random } = this.world;
    const company = this.expected.get(companyId)!;
    const bot = random.chance(0.1);
    const agent = bot ? `Googlebot/2.1 ${n}` : `Mozilla/5.0 (iPhone) Mobile Safari v${n}`;
    const who = { companyId, address: `10.0.0.${n % 250}`, agent };
    const visit = () =>
      this.#track('trackVisit', (id, facade, context) =>
        facade.trackVisit({ ...who, id, source: 'search', city: 34 }, context),
      );
    const act = (kind: 'call' | 'share') =>
      this.#track('trackInteraction', (id, facade, context) => facade.trackInteraction({ ...who, id, kind }, context));
    await visit();
    if (bot) {
      company.bots += 1;
      return;
    }
    company.views += 1;
    company.viewers += 1;
    if (random.chance(0.3)) {
      await visit();
      company.repeats += 1;
    }
    if (random.chance(0.3)) {
      await act('call');
      company.calls += 1;
      company.clicks += 1;
      company.converted += 1;
    }
    if (random.chance(0.1)) {
      await act('share');
      company.shares += 1;
    }
  }

  /** Analytics may not know yet that the company is open: then it refuses, and the request is repeated. */
  async #track(
    what: string,
    ask: (id: string, facade: Analytics, context: CallContext) => Promise<unknown>,
  ): Promise<void> {
    const id = `${what}-${this.clients.key()}`;
    for (;;) {
      try {
        await this.clients.insist('analytics', (facade, context) => ask(id, facade, context), {
          operator: false,
        });
        return;
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'COMPANY_NOT_FOUND')) throw error;
        await this.world.sleep(200);
      }
    }
  }

  async #review(userId: string, companyId: string): Promise<void> {
    const { random } = this.world;
    const company = this.expected.get(companyId)!;
    const reviewId = `${companyId}_${userId}`;
    const write = () => ({ rating: 1 + random.below(5), content: `Çok memnun kaldım ${random.below(1_000)}` });
    const post = async (): Promise<void> => {
      const written = write();
      await this.clients.insist('reviews', (facade, context) =>
        facade.post({ companyId, userId, ...written }, context),
      );
      company.reviews.set(userId, written);
      company.reviewsReceived += 1;
    };
    await post();
    for (let n = random.below(3); n > 0; n--) {
      const written = write();
      await this.clients.insist('reviews', (facade, context) => facade.revise({ reviewId, ...written }, context));
      company.reviews.set(userId, written);
    }
    if (!random.chance(0.3)) return;
    await this.clients.insist('reviews', (facade, context) => facade.remove({ reviewId }, context));
    company.removed(userId);
    if (random.chance(0.5)) await post();
  }

  /** Nobody writes to an invented company any more when it goes. */
  async #removeSample(): Promise<void> {
    const samples = [...this.expected].filter(([, { sample }]) => sample);
    const isGone = async (idOrSlug: string): Promise<boolean> => {
      try {
        await this.clients.insist('directory', (facade, context) => facade.company({ idOrSlug }, context));
        return false;
      } catch (error) {
        if (error instanceof Refusal) return error.code === 'COMPANY_GONE';
        throw error;
      }
    };
    for (const [companyId, company] of samples) {
      company.gone();
      while (!(await isGone(companyId)))
        await this.clients.insist('directory', (facade, context) => facade.removeSample({ limit: 2 }, context));
    }
  }
}
