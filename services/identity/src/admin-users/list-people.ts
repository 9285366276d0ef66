import type { ListPeople } from '@carsi/contracts/identity/calls';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { CollectionOptions } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import type { AdminUserRow } from './projection.js';

export const adminUserIndexes = [
  ['createdAt'],
  ['userType', 'createdAt'],
  ['verified', 'createdAt'],
  ['userType', 'verified', 'createdAt'],
  ['nameKey'],
  ['lastKey'],
  ['emailKey'],
] as const satisfies CollectionOptions['indexes'];

/** Limit of scanned prefix matches: after one letter people continue typing. */
const MOST_FOUND = 1_000;
const LAST = '\u{10ffff}';

/** Everybody has a moment: counted on its index, where a bare count would read every row. */
export const everybody = { createdAt: { gt: '' } } as const;

/** Newest first. Searches by prefix of name, surname or address. */
export const listPeople = async (
  readModel: ReadModel<AdminUserRow>,
  { q = '', type, verified, limit, offset }: ListPeople,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  const searched = fold(q).trim();
  if (searched === '') {
    const chosen = { ...(type !== undefined && { userType: type }), ...(verified !== undefined && { verified }) };
    const where = Object.keys(chosen).length > 0 ? chosen : everybody;
    const [found, total] = await Promise.all([
      readModel.find({ where, sort: [['createdAt', 'desc']], limit, offset }),
      readModel.count(where),
    ]);
    return { ids: found.map(({ id }) => id), total };
  }
  const range = { gte: searched, lt: searched + LAST };
  const found = await Promise.all(
    (['nameKey', 'lastKey', 'emailKey'] as const).map((key) =>
      readModel.find({ where: { [key]: range }, sort: [[key, 'asc']], limit: MOST_FOUND }),
    ),
  );
  const rows = [...new Map(found.flat().map(({ id, row }) => [id, row]))]
    .filter(([, row]) => type === undefined || row.userType === type)
    .filter(([, row]) => verified === undefined || row.verified === verified)
    .sort(([a, { createdAt: at }], [b, { createdAt: bt }]) => (at === bt ? (a < b ? 1 : -1) : at < bt ? 1 : -1));
  return { ids: rows.slice(offset, offset + limit).map(([id]) => id), total: rows.length };
};
