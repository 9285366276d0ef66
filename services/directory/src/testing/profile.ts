import { blankProfile, type CompanyProfile } from '@carsi/contracts/directory/company-profile';

/** A complete profile, for specs. */
export const aProfile = (over: Partial<CompanyProfile> = {}): CompanyProfile => ({
  ...blankProfile,
  name: 'Ada Kebap',
  description: 'Odun ateşinde kebap.',
  phone: '0322 000 11 22',
  city: 1,
  latitude: 37,
  longitude: 35.3,
  categoryId: 'kebap',
  ...over,
});
