import { columnOf, companyFieldList, type CompanyFields } from '@carsi/contracts/directory/company-fields';

type ColumnOf<Field> = Field extends { readonly column: infer Column }
  ? Column
  : Field extends { readonly api: infer Api }
    ? Api
    : never;
type FieldColumn = { [Name in keyof CompanyFields]: ColumnOf<CompanyFields[Name]> }[keyof CompanyFields];
export type Column = Exclude<FieldColumn, null> | 'external_id' | 'services' | 'products' | 'verified' | 'featured';

/** Every column that a list may have, in the order in which an export writes them: the table's, with what is no field of a profile. */
export const columns: readonly Column[] = [
  'external_id',
  ...companyFieldList.flatMap(([name, field]) => [
    ...(name === 'socialMedia' ? (['services', 'products', 'verified', 'featured'] as const) : []),
    ...(columnOf(field) === undefined ? [] : [columnOf(field) as Column]),
  ]),
];

/** What a file of rejects has before the columns of its list; a mended one is imported as it is. */
export const rejectColumns = ['line', 'external_id', 'kind', 'code', 'reason', 'other_id'] as const;

const known = new Set<string>([...columns, ...rejectColumns, 'category_id']);
export const isKnown = (column: string): boolean => known.has(column);
