import { offeringBody, type OfferingBody } from '@carsi/contracts/directory/company-profile';
import { bad } from './reasons.js';
import { flag, jsonIn, list, priceIn, typed, type Values } from './values.js';

const MOST_OFFERINGS = 200;

/** Services and products: names, or objects with name, description, price, price_unit, image and active; in CSV as JSON. */
export const offeringsIn = (values: Values): OfferingBody[] => {
  const all = [...read(values['services'], 'service'), ...read(values['products'], 'product')];
  if (all.length > MOST_OFFERINGS) bad('OFFERINGS_TOO_MANY', String(MOST_OFFERINGS));
  return all;
};

const read = (value: unknown, category: OfferingBody['category']): OfferingBody[] => {
  const parsed = jsonIn(value);
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : list(parsed, MOST_OFFERINGS + 1);
  return items.map((item) => one(item, category));
};

const one = (item: unknown, category: OfferingBody['category']): OfferingBody => {
  const object = typeof item === 'object' && item !== null ? item : { name: item };
  const { name, description, price, price_unit, image, active } = object as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '')
    return bad('OFFERING_NAMELESS', category === 'service' ? 'hizmet' : 'ürün');
  const amount = price === undefined || price === null || price === '' ? null : priceIn(price);
  if (amount !== null && (!Number.isFinite(amount) || amount < 0)) bad('OFFERING_PRICE', name);
  const offering = offeringBody.safeParse({
    name: typed(name),
    description: typeof description === 'string' ? typed(description) || null : null,
    price: amount,
    priceUnit: typeof price_unit === 'string' ? price_unit : null,
    imageUrl: typeof image === 'string' && image.trim() !== '' ? image.trim() : null,
    category,
    active: active === undefined || flag(active),
  });
  if (offering.success) return offering.data;
  return bad('OFFERING_INVALID', name.slice(0, 60), String(offering.error.issues[0]!.path[0]));
};
