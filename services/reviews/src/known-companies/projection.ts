import { companyStanding } from '@carsi/contracts/company-standing';

export const knownCompanies = companyStanding('known-companies', 2);
