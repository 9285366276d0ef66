import { companyStanding } from '@carsi/contracts/directory/company-standing';

export const knownCompany = companyStanding('known-company', 2);
