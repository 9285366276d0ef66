import { companyFieldList, emptyValue } from '@carsi/contracts/directory/company-fields';
import type { CompanyDetails, FieldsShownIn } from '@carsi/contracts/directory/http/company';

type Company = CompanyDetails['company'];

/** Nothing written, in the API's names. */
const blankFields = Object.fromEntries(
  companyFieldList.map(([, field]) => [field.api, emptyValue(field)]),
) as unknown as FieldsShownIn<'list' | 'page'>;

export const aCompany = (over: Partial<Company> = {}): Company => ({
  ...blankFields,
  id: 'c1',
  slug: 'lale-kafe',
  name: 'Lale Kafe',
  description: 'Kadıköy’de kahve ve kahvaltı.',
  address: 'Moda Cad. No: 5',
  city: 'İstanbul',
  city_slug: 'istanbul',
  district: 'Kadıköy',
  district_slug: 'kadikoy',
  phone: '0216 111 22 33',
  phone_e164: '+902161112233',
  claimed: false,
  latitude: 40.98,
  longitude: 29.02,
  category_id: 'cafe',
  category: { id: 'cafe', slug: 'kafe', name: 'Kafe', icon_name: 'Coffee', color_class: 'toprak', parent: null },
  rating: 0,
  review_count: 0,
  ai_score: 6.5,
  view_count: 12,
  verified: false,
  featured: false,
  premium: false,
  status: 'active',
  sample: false,
  schema_type: 'LocalBusiness',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  campaigns: [],
  products_services: [],
  visitor_stats: [],
  total_visitors: 0,
  ...over,
});

export const details = (over: Partial<Company> = {}, rating = { rating: 0, review_count: 0 }): CompanyDetails => ({
  company: aCompany(over),
  rating: { ...rating, histogram: { '1': 0, '2': 0, '3': 0, '4': 0, '5': rating.review_count } },
  reviews: [],
  campaigns: [],
  products_services: [],
  visitor_stats: [],
  total_visitors: 0,
});
