import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { part } from '../../lib/part';
import { texts } from './texts';

/** In the business dashboard. */
export const insights = {
  name: 'analitik',
  text: texts.part,
  Body: part<{ company: OwnCompany }>(() => import('./components/insights')),
};
