import { companyProfile, offeringBody, type CompanyProfile, type OfferingBody } from '@carsi/contracts/company-profile';
import { type ImportRow } from '@carsi/contracts/directory';
import { fold } from '@carsi/turkish/fold';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import { phoneOf } from '../company/phone.js';
import { hoursOf } from './hours.js';

/** A row that goes in, or why it does not: the first reason, in a sentence. */
export type ReadRow = { readonly row: ImportRow } | { readonly reason: string; readonly category?: string };

export interface Surroundings {
  /** A category's id by slug, id, alias or name; undefined when there is none. */
  readonly categoryId: (text: string) => string | undefined;
  readonly sample: boolean;
}

class Bad extends Error {}

const MOST_OFFERINGS = 200;

/** One line of a list in the API's field names → what the directory takes. Lists in CSV are separated by `|`. */
export const readRow = (values: Readonly<Record<string, unknown>>, { categoryId, sample }: Surroundings): ReadRow => {
  if (values['$unreadable']) return { reason: 'Satır geçerli bir JSON nesnesi değil' };
  if (values['$tooLong']) return { reason: 'Satırda başlıktan fazla sütun var' };
  try {
    const externalId = text(values, 'external_id', 200);
    if (externalId === null) throw new Bad('external_id boş');
    const name = text(values, 'name', 160);
    if (name === null) throw new Bad('Firma adı boş (name)');
    const categoryText = text(values, 'category', 100) ?? text(values, 'category_id', 100);
    if (categoryText === null) throw new Bad('Kategori boş (category)');
    const category = categoryId(categoryText);
    if (category === undefined) return { reason: `Bilinmeyen kategori: ${categoryText}`, category: categoryText };
    const profile = companyProfile.safeParse(profileOf(values, name, category));
    if (!profile.success) {
      const issue = profile.error.issues[0]!;
      throw new Bad(`Geçersiz değer: ${columns[String(issue.path[0])] ?? String(issue.path[0])}`);
    }
    const offerings = [...offeringsOf(values['services'], 'service'), ...offeringsOf(values['products'], 'product')];
    if (offerings.length > MOST_OFFERINGS) throw new Bad(`En fazla ${MOST_OFFERINGS} hizmet ve ürün olabilir`);
    return {
      row: {
        externalId,
        profile: profile.data,
        verified: flag(values['verified']),
        featured: flag(values['featured']),
        sample,
        offerings,
        campaigns: [],
      },
    };
  } catch (error) {
    if (error instanceof Bad) return { reason: error.message };
    throw error;
  }
};

const profileOf = (values: Readonly<Record<string, unknown>>, name: string, categoryId: string): CompanyProfile => {
  const cityText = text(values, 'city', 60);
  if (cityText === null) throw new Bad('Şehir boş (city)');
  const city = findProvince(cityText);
  if (!city) throw new Bad(`Bilinmeyen şehir: ${cityText}`);
  const districtText = text(values, 'district', 60);
  const district = districtText === null ? null : findDistrict(districtText, city.plate);
  if (district === undefined) throw new Bad(`${city.name} ilinde böyle bir ilçe yok: ${districtText}`);
  const phone = text(values, 'phone', 40);
  if (phone !== null && (!/^[\d\s+()-]+$/.test(phone) || (phoneOf(phone) === null && !phone.startsWith('444'))))
    throw new Bad(`Geçersiz telefon: ${phone}`);
  const email = text(values, 'email', 254);
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Bad(`Geçersiz e-posta: ${email}`);
  const website = text(values, 'website', 500);
  if (website !== null && !/^https?:\/\/[^\s]+$/.test(website))
    throw new Bad(`Web sitesi http:// veya https:// ile başlamalı: ${website}`);
  const hours = hoursOf(values['working_hours']);
  if (hours === undefined) throw new Bad('Çalışma saatleri okunamadı (working_hours)');
  return {
    name,
    description: text(values, 'description', 10_000) ?? '',
    shortDescription: text(values, 'short_description', 100),
    phone,
    whatsapp: true,
    fax: null,
    email,
    website,
    contactPerson: null,
    contactPublic: false,
    address: text(values, 'address', 300),
    city: city.plate,
    district: district?.id ?? null,
    postalCode: text(values, 'postal_code', 10),
    latitude: coordinate(values, 'latitude', 35, 43),
    longitude: coordinate(values, 'longitude', 25, 46),
    categoryId,
    tags: list(values['tags'], 30),
    seoKeywords: list(values['seo_keywords'], 30),
    establishmentYear: whole(values, 'establishment_year'),
    workingHours: hours,
    socialMedia: {},
    logoUrl: null,
    coverImageUrl: null,
    images: [],
  };
};

const columns: Readonly<Record<string, string>> = {
  categoryId: 'category',
  establishmentYear: 'establishment_year',
  postalCode: 'postal_code',
  seoKeywords: 'seo_keywords',
};

const text = (values: Readonly<Record<string, unknown>>, column: string, longest: number): string | null => {
  const value = values[column];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw new Bad(`Metin bekleniyordu: ${column}`);
  const trimmed = String(value).normalize('NFC').trim();
  if ([...trimmed].length > longest) throw new Bad(`${column} en fazla ${longest} karakter olabilir`);
  return trimmed === '' ? null : trimmed;
};

/** Within Turkey and its waters; a point elsewhere is a mistake of the list. */
const coordinate = (
  values: Readonly<Record<string, unknown>>,
  column: string,
  from: number,
  to: number,
): number | null => {
  const typed = text(values, column, 30);
  if (typed === null) return null;
  const value = Number(typed.replace(',', '.'));
  if (!Number.isFinite(value) || value < from || value > to) throw new Bad(`Geçersiz koordinat: ${column} ${typed}`);
  return value;
};

const whole = (values: Readonly<Record<string, unknown>>, column: string): number | null => {
  const typed = text(values, column, 10);
  if (typed === null) return null;
  if (!/^\d+$/.test(typed)) throw new Bad(`Tam sayı bekleniyordu: ${column} ${typed}`);
  return Number(typed);
};

const list = (value: unknown, most: number): string[] => {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split('|') : [];
  return [...new Set(parts.map((part) => part.normalize('NFC').trim()).filter((part) => part !== ''))].slice(0, most);
};

/** Spreadsheets write TRUE. */
const flag = (value: unknown): boolean =>
  value === true || value === 1 || ['true', '1', 'evet', 'yes'].includes(fold(String(value ?? '').trim()));

/** Names, or objects with name, description, price and price_unit. */
const offeringsOf = (value: unknown, category: OfferingBody['category']): OfferingBody[] => {
  const items = Array.isArray(value) ? value : list(value, MOST_OFFERINGS + 1);
  return items.map((item: unknown) => {
    const { name, description, price, price_unit } = (
      typeof item === 'object' && item !== null ? item : { name: item }
    ) as Record<string, unknown>;
    if (typeof name !== 'string' || name.trim() === '')
      throw new Bad(`Adsız ${category === 'service' ? 'hizmet' : 'ürün'}`);
    const amount = price === undefined || price === null || price === '' ? null : Number(price);
    if (amount !== null && (!Number.isFinite(amount) || amount < 0)) throw new Bad(`Geçersiz fiyat: ${name}`);
    const offering = offeringBody.safeParse({
      name: name.normalize('NFC').trim(),
      description: typeof description === 'string' ? description : null,
      price: amount,
      priceUnit: typeof price_unit === 'string' ? price_unit : null,
      imageUrl: null,
      category,
      active: true,
    });
    if (!offering.success)
      throw new Bad(`Geçersiz değer: ${name.slice(0, 60)} (${String(offering.error.issues[0]!.path[0])})`);
    return offering.data;
  });
};
