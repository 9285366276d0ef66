import type { OfferingBody, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import type { CategoryView } from '@carsi/contracts/directory/category';
import type { ExportRow } from '@carsi/contracts/directory/company-lists';
import { columnOf, companyFieldList, type CompanyField } from '@carsi/contracts/directory/company-fields';
import { hashIn } from '@carsi/contracts/common/pictures';
import { fold } from '@carsi/turkish/fold';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { columns, type Column } from './columns.js';
import { namesOf } from './category-table.js';
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
  const written: Readonly<Record<CompanyField['kind'], (value: never) => unknown>> = {
    title: typed,
    body: text,
    line: text,
    link: text,
    flag: same,
    province: (plate: number) => provinceByPlate(plate)!.name,
    district: (district: string | null) => (district === null ? null : (districtById(district)?.name ?? null)),
    category: (categoryId: string) => categories.get(categoryId) ?? categoryId,
    number: same,
    year: same,
    words: (words: readonly string[]) => words.map(typed),
    attributes: (ids: readonly string[] | undefined) => ids ?? [],
    level: (value: number | null | undefined) => value ?? null,
    hours: (value: WorkingHours | null) => value && hours(value),
    accounts: (accounts: object) => (Object.keys(accounts).length === 0 ? null : accounts),
    picture: address,
    pictures: (images: readonly string[]) => images.flatMap((image) => address(image) ?? []),
    captions: same,
  };
  const values: Readonly<Record<string, unknown>> = {
    external_id: externalIdOf(id, externalId),
    ...Object.fromEntries(
      companyFieldList.map(([name, field]) => [
        columnOf(field),
        (written[field.kind] as (value: unknown) => unknown)(profile[name]),
      ]),
    ),
    services: offered('service'),
    products: offered('product'),
    verified,
    featured,
  };
  return Object.fromEntries(columns.map((column) => [column, values[column]])) as ExportValues;
};

const same = (value: unknown): unknown => value;

const hours = ({ week, special }: WorkingHours) => ({
  ...Object.fromEntries(weekdays.map((weekday) => [weekday, { intervals: week[weekday] }])),
  ...(special.length > 0 && { special_days: special }),
});
