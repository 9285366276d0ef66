import { plans } from '@carsi/contracts/billing/plans';
import type { InvoiceView, SubscriptionView } from '@carsi/contracts/billing/calls';
import type { Invoice, Plan, Subscription } from '@carsi/contracts/billing/http';
import { featuresOf } from './plan-texts.js';

export const toPlans = (): Plan[] => Object.values(plans).map((one) => ({ ...one, features: featuresOf(one) }));

export const toSubscription = ({ companyId: _companyId, ...view }: SubscriptionView): Subscription => view;

const lira = (kurus: number): number => kurus / 100;

/** Amounts are kuruş inside and lira outside. */
export const toInvoice = (
  { price, credit, total, kdv, buyer, buyerId: _buyerId, madeOutTo, seller, ...view }: InvoiceView,
  names: ReadonlyMap<string, string>,
): Invoice => ({
  ...view,
  companyName: buyer?.name ?? names.get(view.companyId) ?? null,
  companyAddress: buyer?.address ?? null,
  buyer: madeOutTo ?? null,
  buyerWithheld: madeOutTo === null,
  seller: seller ? { ...seller, taxOffice: seller.taxOffice ?? null, taxNumber: seller.taxNumber ?? null } : null,
  price: lira(price),
  credit: lira(credit),
  net: lira(total - kdv),
  kdv: lira(kdv),
  total: lira(total),
});
