import type { Meta } from '@carsi/kernel/event';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Collection, Collections } from '@carsi/platform/platform';
import type { NotificationRaiser } from '../notification-raiser.js';
import type { Favoriter } from './projection.js';

interface Round {
  readonly companyId: string;
  readonly campaignId: string;
  /** The last notified person. */
  readonly after: string;
  readonly meta: Meta;
}

const AT_ONCE = 100;

/**
 * A popular company has more favoriters than one event may block a partition for. So a campaign's round is stored durably and
 * processed in steps. An interrupted step is repeated, and nobody is notified twice, as each command has the id of its person.
 */
export class NotifyFavoriters {
  private constructor(
    private readonly rounds: Collection<Round>,
    private readonly favoriters: ReadModel<Favoriter>,
    private readonly notifier: NotificationRaiser,
  ) {}

  static async open(
    collections: Collections,
    favoriters: ReadModel<Favoriter>,
    notifier: NotificationRaiser,
  ): Promise<NotifyFavoriters> {
    const rounds = await collections.open<Round>('keeper-rounds', { source: true, indexes: [['campaignId']] });
    return new NotifyFavoriters(rounds, favoriters, notifier);
  }

  /** Once per campaign, however often it is called. */
  async begin(companyId: string, campaignId: string, meta: Meta): Promise<void> {
    await this.rounds.write([{ id: campaignId, v: 0, marks: {}, row: { companyId, campaignId, after: '', meta } }]);
  }

  /** One step of each round; answers whether there is more to do. */
  async turn(): Promise<boolean> {
    const rounds = await this.rounds.find({ sort: [['campaignId', 'asc']], limit: AT_ONCE });
    for (const { id } of rounds) await this.#step(id);
    return rounds.length > 0;
  }

  async #step(id: string): Promise<void> {
    const stored = (await this.rounds.load([id])).get(id);
    if (!stored?.row) return;
    const { companyId, campaignId, after, meta } = stored.row;
    const batch = await this.favoriters.find({
      where: { companyId, userId: { gt: after } },
      sort: [['userId', 'asc']],
      limit: AT_ONCE,
    });
    for (const { row } of batch)
      await this.notifier.notifyFavoriter(row, campaignId, { ...meta, commandId: `${meta.commandId}-${row.userId}` });
    const last = batch.length === AT_ONCE ? batch.at(-1) : undefined;
    // Another replica may have walked the same step: then this is not written, and nothing is lost.
    await this.rounds.write([{ ...stored, row: last && { ...stored.row, after: last.row.userId } }]);
  }
}
