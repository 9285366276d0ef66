import { companyStanding } from '@carsi/contracts/company-standing';

export const knownCompanies = companyStanding('billed-companies', 1);
