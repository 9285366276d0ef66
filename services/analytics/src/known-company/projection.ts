import { companyStanding } from '@carsi/contracts/company-standing';

export const knownCompany = companyStanding('known-company', 2);
