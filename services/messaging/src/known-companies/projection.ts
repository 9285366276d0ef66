import { companyStanding } from '@carsi/contracts/directory/company-standing';

export const knownCompanies = companyStanding('messaging-companies', 1);
