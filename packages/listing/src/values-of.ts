import { weekdays, type OfferingBody, type WorkingHours } from '@carsi/contracts/directory/company-profile';
import type { CategoryView } from '@carsi/contracts/directory/category';
import type { ExportRow } from '@carsi/contracts/directory/company-lists';
import { hashIn } from '@carsi/contracts/common/pictures';
import { fold } from '@carsi/turkish/fold';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import type { Column } from './columns.js';
import { namesOf } from './category-names.js';
import { externalIdOf } from './imported-id.js';
import { typed } from './values.js';

export type ExportValues = Readonly<Record<Column, unknown>>;

/** The name of a category where it leads back to it, else its id: an import with --create-categories makes it again by its name. */
export const categoryTexts = (categories: readonly CategoryView[]): ReadonlyMap<string, string> => {
  const names = namesOf(categories);
  return new Map(categories.map(({ id, name }) => [id, names.get(fold(name)) === id ? name : id]));
};

/** A company in the columns of a list, as an import reads them; `picture` says under which name a picture goes out. */
export const valuesOf = (
  { id, externalId, profile, verified, featured, offerings }: ExportRow,
  categories: ReadonlyMap<string, string>,
  picture: (hash: string, address: string) => string,
): ExportValues => {
  const text = (value: string | null): string | null => (value === null ? null : typed(value) || null);
  const address = (value: string | null): string | null => {
    const hash = value === null ? undefined : hashIn(value);
    return hash === undefined ? null : picture(hash, value!);
  };
  const offered = (category: OfferingBody['category']) =>
    offerings
      .filter((offering) => offering.category === category)
      .map(({ name, description, price, priceUnit, imageUrl, active }) => ({
        name: typed(name),
        ...(text(description) !== null && { description: text(description) }),
        ...(price !== null && { price }),
        ...(priceUnit !== null && { price_unit: priceUnit }),
        ...(address(imageUrl) !== null && { image: address(imageUrl) }),
        ...(!active && { active: false }),
      }));
  return {
    external_id: externalIdOf(id, externalId),
    name: typed(profile.name),
    description: text(profile.description),
    short_description: text(profile.shortDescription),
    category: categories.get(profile.categoryId) ?? profile.categoryId,
    city: provinceByPlate(profile.city)!.name,
    district: profile.district === null ? null : (districtById(profile.district)?.name ?? null),
    postal_code: text(profile.postalCode),
    address: text(profile.address),
    phone: text(profile.phone),
    whatsapp: profile.whatsapp,
    fax: text(profile.fax),
    email: text(profile.email),
    website: text(profile.website),
    contact_person: text(profile.contactPerson),
    contact_public: profile.contactPublic,
    latitude: profile.latitude,
    longitude: profile.longitude,
    tags: profile.tags.map(typed),
    seo_keywords: profile.seoKeywords.map(typed),
    establishment_year: profile.establishmentYear,
    working_hours: profile.workingHours && hours(profile.workingHours),
    services: offered('service'),
    products: offered('product'),
    verified,
    featured,
    social_media: Object.keys(profile.socialMedia).length === 0 ? null : profile.socialMedia,
    logo: address(profile.logoUrl),
    cover: address(profile.coverImageUrl),
    images: profile.images.flatMap((image) => address(image) ?? []),
  };
};

const hours = ({ week, special }: WorkingHours) => ({
  ...Object.fromEntries(weekdays.map((weekday) => [weekday, { intervals: week[weekday] }])),
  ...(special.length > 0 && { special_days: special }),
});
