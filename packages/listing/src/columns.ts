import { fold } from '@carsi/turkish/fold';
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

/** What other lists call our columns; case, Turkish letters, spaces and punctuation do not count. */
const otherNames: Partial<Record<Column, string>> = {
  external_id: 'id,kod,oda sicil no,ticaret sicil no,üye sicil no,firma kodu,kayıt no,sicil no,üye no,place id,osm id',
  name: 'ad,isim,firma,firma adı,firma ismi,işletme,işletme adı,ünvan,ünvanı,unvanı,ticaret ünvanı,title,business name,company,company name',
  category:
    'kategori,kategoriler,sektör,faaliyet,faaliyet alanı,faaliyet konusu,meslek,meslek grubu,iş kolu,nace,nace tanımı,tür,type,types,categories',
  city: 'il,şehir,province,state',
  district: 'ilçe,semt,county',
  postal_code: 'posta kodu,pk,zip,postcode',
  address: 'adres,açık adres,adresi,full address,formatted address',
  phone: 'telefon,tel,tel 1,telefon 1,telefon no,telefon numarası,tel no,cep,cep telefonu,gsm,phone number,telephone',
  email: 'e-posta,e-posta adresi,eposta,mail,e-mail,e posta adresi',
  website: 'web,web sitesi,internet sitesi,web adresi,site,url',
  contact_person: 'yetkili,yetkili kişi,yetkilisi',
  latitude: 'enlem,lat',
  longitude: 'boylam,lon,lng,long',
  description: 'açıklama,tanıtım,hakkında',
  working_hours: 'çalışma saatleri,opening hours,opening_hours',
  tags: 'etiketler,etiket,anahtar kelimeler',
};
const keyOf = (text: string): string => fold(text).replaceAll(/[^a-z0-9]+/g, '');
const byOtherName = new Map(
  Object.entries(otherNames).flatMap(([column, names]) => names.split(',').map((name) => [keyOf(name), column])),
);

/** Our names of the columns of a header; of two that mean the same the one with our own name, else the first, is read. */
export const columnNames = (header: readonly string[]): readonly string[] => {
  const own = header.map((name) => fold(name.trim()));
  const taken = new Set(own.filter(isKnown));
  return own.map((name) => {
    const column = isKnown(name) ? undefined : byOtherName.get(keyOf(name));
    if (column === undefined || taken.has(column)) return name;
    taken.add(column);
    return column;
  });
};
