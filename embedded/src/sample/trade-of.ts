import type { CategoryView } from '@carsi/contracts/directory/category';
import { otherTradeTable } from './data/other-trades.js';
import { anyRoot, type Hours, type Offered, rootTrades, type Trade, tradeTable } from './data/trades.js';

const units: Readonly<Record<string, string>> = { saat: 'per_hour', gün: 'per_day', ay: 'ay' };
const OFFER = /^(\+?)(.+?)(?: (\d+)(?:\/(saat|gün|ay))?)?$/u;

const offered = (text: string): Offered => {
  const [, isProduct, name = '', price = '0', unit = ''] = OFFER.exec(text)!;
  return [name, Number(price), units[unit] ?? 'fixed', isProduct ? 'product' : undefined];
};

interface Other {
  readonly hours: Hours;
  readonly youngest: number;
  readonly offers: readonly Offered[];
}
const others = new Map(
  otherTradeTable
    .trim()
    .split('\n')
    .map((line): [string, Other] => {
      const [id = '', hours, since, offers = ''] = line.split('|');
      return [id, { hours: hours as Hours, youngest: Number(since), offers: offers.split('; ').map(offered) }];
    }),
);
/** Trades with offers and hours of their own. */
export const describedTrades: readonly string[] = [...Object.keys(tradeTable), ...others.keys()];

/** What a company of a category sells, when it is open and what it has; `youngest` is the year before which there is none of its trade. */
export const tradeOf = ({ id, parentId }: CategoryView): Trade & { readonly youngest: number } => {
  const asked = tradeTable[id];
  if (asked) return { youngest: 0, ...asked };
  const { hours, youngest, offers } = others.get(id) ?? others.get('other')!;
  return { ...(rootTrades[parentId ?? ''] ?? anyRoot), hours, youngest, offers };
};
