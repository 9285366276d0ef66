import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { cx } from '../lib/cx';
import { type CompanyState, stateOf } from './company/company-state';
import { companyStateTexts as texts } from './company/company-state-texts';

const tones: Readonly<Record<CompanyState, string>> = {
  active: 'bg-good-soft text-good',
  waiting: 'bg-good-soft text-good',
  pending: 'bg-fair-soft text-fair',
  rejected: 'bg-bad-soft text-bad',
  suspended: 'bg-bad-soft text-bad',
  closed: 'bg-sunken text-muted',
};

export function StateBadge({ company }: { company: OwnCompany }) {
  const state = stateOf(company);
  return <span className={cx('badge', tones[state])}>{texts[state]}</span>;
}
