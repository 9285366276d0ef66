import type { ModerationState, ReviewView } from '@carsi/contracts/reviews/calls';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Collection, Collections } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';

/** A review's text, folded, from one of its words on: a search by any word is a range of an index. */
interface WordsRow {
  /** The review. */
  readonly of: string;
  readonly from: string;
  readonly state: ModerationState;
  readonly at: string;
  /** On one row of each review, by which they are counted. */
  readonly head?: true;
}

/** Compared length of a search text. */
const LENGTH = 60;
/** After so few characters people continue typing: this many prefix matches are scanned. */
const SHORT = 2;
const MOST_OF_SHORT = 2_000;
const AT_ONCE = 200;
const LAST = '\u{10ffff}';
const WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

const foldedOf = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

const rowsOf = (review: ReviewView | undefined): ReadonlyMap<string, WordsRow> => {
  const { moderation, id: of } = review ?? {};
  if (!review || !moderation || of === undefined) return new Map();
  const { title, content, pros, cons, removal } = review;
  const words = foldedOf([title, content, pros, cons, removal?.reason].join(' '));
  const from = new Set([...words.matchAll(WORD)].map(({ index }) => words.slice(index, index + LENGTH)));
  const { state, at } = moderation;
  return new Map(
    [...(from.size > 0 ? from : [''])].map((part, n) => [
      `${of}~${n}`,
      { of, from: part, state, at, ...(n === 0 && { head: true }) },
    ]),
  );
};

/** True for a deleted row too: a batch that is repeated after a crash does not contain the previous row. */
export const isModerated = ({
  row,
  before,
}: {
  row: ReviewView | undefined;
  before: ReviewView | undefined;
}): boolean => row === undefined || row.moderation !== null || (before?.moderation ?? null) !== null;

/**
 * The words of reported reviews. Unreported ones, nearly all, cost no index: a small copy that follows the list and is deleted with
 * it. A change is applied until both agree.
 */
export class ModeratedWords {
  private constructor(
    private readonly rows: Collection<WordsRow>,
    private readonly reviews: ReadModel<ReviewView>,
  ) {}

  static async open(collections: Collections, reviews: ReadModel<ReviewView>): Promise<ModeratedWords> {
    const indexes = [['from'], ['state', 'from'], ['of'], ['head']];
    return new ModeratedWords(await collections.open<WordsRow>('moderated-words', { indexes }), reviews);
  }

  async changed(ids: readonly string[]): Promise<void> {
    for (let open = ids; open.length > 0;) {
      const wrong = [];
      for (const id of open) if (await this.#corrected(id)) wrong.push(id);
      open = wrong;
    }
  }

  /** Where it does not hold as many as the list does: a new folder, one that is older than this copy. */
  async reindexIfStale(): Promise<void> {
    const [here, there] = await Promise.all([
      this.rows.count({ head: true }),
      this.reviews.count({ 'moderation.at': { gt: '' } }),
    ]);
    if (here !== there) await this.allChanged();
  }

  async allChanged(): Promise<void> {
    for await (const stored of this.rows.scan())
      await this.changed([...new Set(stored.flatMap(({ row }) => (row ? [row.of] : [])))]);
    const [where, sort] = [{ 'moderation.at': { gt: '' } }, [['moderation.at', 'asc']]] as const;
    for (let offset = 0; ; offset += AT_ONCE) {
      const found = await this.reviews.find({ where, sort, limit: AT_ONCE, offset });
      await this.changed(found.map(({ id }) => id));
      if (found.length < AT_ONCE) break;
    }
  }

  /** Ids of reviews with a word from which on they match; newest first. */
  async having(query: string, state: ModerationState | undefined): Promise<readonly string[]> {
    const folded = foldedOf(query);
    const wanted = folded.slice(Math.max(folded.search(WORD), 0)).slice(0, LENGTH);
    const where = { ...(state && { state }), from: { gte: wanted, lt: wanted + LAST } };
    const isShort = [...wanted].length <= SHORT;
    const found = await this.rows.find({ where, sort: [['from', 'asc']], ...(isShort && { limit: MOST_OF_SHORT }) });
    const at = new Map(found.map(({ row }) => [row.of, row.at]));
    return [...at].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([id]) => id);
  }

  async #corrected(id: string): Promise<boolean> {
    const existing = await this.rows.find({ where: { of: id } });
    const wanted = rowsOf(await this.reviews.get(id));
    const stored = await this.rows.load([...new Set([...existing.map((row) => row.id), ...wanted.keys()])]);
    const wrong = [...new Set([...stored.keys(), ...wanted.keys()])].flatMap((key) => {
      const [before, row] = [stored.get(key), wanted.get(key)];
      if (JSON.stringify(before?.row) === JSON.stringify(row)) return [];
      return [{ id: key, v: before?.v ?? 0, marks: {}, row }];
    });
    if (wrong.length > 0) await this.rows.write(wrong);
    return wrong.length > 0;
  }
}
