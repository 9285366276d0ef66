import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { part } from '../../lib/part';
import { texts } from './texts';

/** In the business dashboard, and in the administration. */
export const plans = {
  name: 'premium',
  text: texts.part,
  Body: part<{ company: OwnCompany }>(() => import('./components/plans')),
};
export const adminInvoices = {
  name: 'faturalar',
  text: texts.admin.title,
  Body: part(() => import('./components/admin-invoices')),
};
