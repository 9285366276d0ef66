import { companyStanding } from '@carsi/contracts/directory/company-standing';

export const knownCompanies = companyStanding('known-companies', 2);
