import { companyStanding } from '@carsi/contracts/company-standing';

export const knownCompanies = companyStanding('messaging-companies', 1);
