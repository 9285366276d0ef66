import { companyStanding } from '@carsi/contracts/directory/company-standing';

export const knownCompanies = companyStanding('billed-companies', 1);
