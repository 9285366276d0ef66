import type { CampaignBody, OfferingBody } from '@carsi/contracts/directory/company-profile';
import { hashIn } from '@carsi/contracts/common/pictures';
import { Refusal } from '@carsi/kernel/refusal';
import { decimal, flag, priceIn, typed, type Values } from '@carsi/listing/values';
import { refusals } from '../refusals.js';

type Code = Extract<keyof typeof refusals, `OFFERING_${string}` | `CAMPAIGN_${string}`>;

/** What an owner sends of a product or service, over what it says already: absent fields stay, and nothing else is read. */
export const readOffering = (values: Values, before: OfferingBody | undefined): OfferingBody => {
  const has = (field: string): boolean => values[field] !== undefined;
  const name = has('name') ? worded(values['name'], 120) : (before?.name ?? '');
  const price = has('price') ? priceOf(values['price']) : (before?.price ?? null);
  const imageUrl = has('image_url') ? worded(values['image_url'], 300) || null : (before?.imageUrl ?? null);
  const category = has('category') ? values['category'] : before?.category;
  refuseFirst([
    [name !== '', 'name', 'OFFERING_NAME_REQUIRED'],
    [price !== undefined, 'price', 'OFFERING_PRICE_INVALID'],
    [
      imageUrl === null || imageUrl === before?.imageUrl || hashIn(imageUrl) !== undefined,
      'image_url',
      'OFFERING_PICTURE_FOREIGN',
    ],
  ]);
  return {
    name,
    description: has('description') ? worded(values['description'], 2_000) || null : (before?.description ?? null),
    price: price!,
    priceUnit: has('price_unit') ? worded(values['price_unit'], 20) || null : (before?.priceUnit ?? null),
    imageUrl,
    category: category === 'product' ? 'product' : 'service',
    active: has('active') ? flag(values['active']) : (before?.active ?? true),
  };
};

export const readCampaign = (values: Values, before: CampaignBody | undefined): CampaignBody => {
  const has = (field: string): boolean => values[field] !== undefined;
  const title = has('title') ? worded(values['title'], 120) : (before?.title ?? '');
  const discount = has('discount_percentage')
    ? percentOf(values['discount_percentage'])
    : (before?.discountPercentage ?? null);
  const startDate = has('start_date') ? dayIn(values['start_date']) : (before?.startDate ?? null);
  const endDate = has('end_date') ? dayIn(values['end_date']) : (before?.endDate ?? null);
  refuseFirst([
    [title !== '', 'title', 'CAMPAIGN_TITLE_REQUIRED'],
    [discount !== undefined, 'discount_percentage', 'CAMPAIGN_DISCOUNT_INVALID'],
    [startDate !== undefined, 'start_date', 'CAMPAIGN_DATE_INVALID'],
    [endDate !== undefined, 'end_date', 'CAMPAIGN_DATE_INVALID'],
    [!startDate || !endDate || startDate <= endDate, 'end_date', 'CAMPAIGN_ENDS_BEFORE_START'],
  ]);
  return {
    title,
    description: has('description') ? worded(values['description'], 2_000) || null : (before?.description ?? null),
    discountPercentage: discount!,
    startDate: startDate!,
    endDate: endDate!,
    active: has('active') ? flag(values['active']) : (before?.active ?? true),
  };
};

const worded = (value: unknown, longest: number): string =>
  typeof value === 'string' ? [...typed(value)].slice(0, longest).join('') : '';

/** Undefined for what cannot be one; null where nothing is told. */
const priceOf = (value: unknown): number | null | undefined => {
  if (value === null || value === '') return null;
  const price = priceIn(value);
  return Number.isFinite(price) && price >= 0 && price <= 1e9 ? price : undefined;
};
const percentOf = (value: unknown): number | null | undefined => {
  if (value === null || value === '') return null;
  const percent = decimal(value);
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
};
const dayIn = (value: unknown): string | null | undefined => {
  if (value === null || value === '') return null;
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  const read = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return read && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined;
};

const refuseFirst = (rules: readonly (readonly [holds: boolean, field: string, code: Code])[]): void => {
  const wrong = rules.filter(([holds]) => !holds);
  const [first] = wrong;
  if (!first) return;
  throw new Refusal(first[2], {
    errors: wrong.map(([, field, code]) => ({ field, message: refusals[code].message })),
  });
};
