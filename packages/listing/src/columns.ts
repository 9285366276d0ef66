/** Every column that a list may have, in the order in which an export writes them. */
export const columns = [
  'external_id',
  'name',
  'description',
  'short_description',
  'category',
  'city',
  'district',
  'postal_code',
  'address',
  'phone',
  'whatsapp',
  'fax',
  'email',
  'website',
  'contact_person',
  'contact_public',
  'latitude',
  'longitude',
  'tags',
  'seo_keywords',
  'establishment_year',
  'working_hours',
  'services',
  'products',
  'verified',
  'featured',
  'social_media',
  'logo',
  'cover',
  'images',
] as const;
export type Column = (typeof columns)[number];

/** What a file of rejects has before the columns of its list; a mended one is imported as it is. */
export const rejectColumns = ['line', 'external_id', 'kind', 'code', 'reason', 'other_id'] as const;

const known = new Set<string>([...columns, ...rejectColumns, 'category_id']);
export const isKnown = (column: string): boolean => known.has(column);
