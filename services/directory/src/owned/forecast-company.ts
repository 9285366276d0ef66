import { companyFields } from '@carsi/contracts/directory/company-fields';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import { companyForm, type CompanyForm } from '@carsi/contracts/directory/company-profile';
import type { CompanyForecast } from '@carsi/contracts/directory/owned-companies';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import type { CompanyPage } from '../company-page/row.js';
import { phoneOf } from '@carsi/listing/phone';
import { KnownCompanies, type Keys } from '@carsi/listing/duplicates';
import type { FreeSlugs } from '../company/free-slugs.js';
import { typed, type Values } from '@carsi/listing/values';
import type { FindCompanies } from '../search/find-companies.js';

/** Candidates for each warning: the first results for the name in the province. */
const CANDIDATES = 20;
const MOST_WARNED = 3;

/** A preview before saving: the address, and possible duplicates. */
export class ForecastCompany {
  constructor(
    private readonly parts: {
      readonly finding: FindCompanies;
      readonly pages: ReadModel<CompanyPage>;
      readonly slugs: FreeSlugs;
      readonly access: Access;
    },
  ) {}

  async forecastCompany(
    { form, companyId }: { form: CompanyForm; companyId?: string },
    context: CallContext,
  ): Promise<CompanyForecast> {
    const person = this.parts.access.requirePerson(context);
    const values: Values = parse(companyForm, form);
    if (person.userType !== 'business' && !person.admin) throw new Refusal('COMPANY_BUSINESS_ONLY');
    const name = worded(values['name']).slice(0, companyFields.name.longest);
    const city = findProvince(worded(values['city']))?.plate;
    const district = (city !== undefined && findDistrict(worded(values['district']), city)?.id) || null;
    const slug = await this.parts.slugs.next({ companyId: companyId ?? '', name, district });
    if (name === '' || city === undefined) return { slug, duplicates: [] };
    const phone = worded(values['phone']);
    const keys: Keys = {
      id: companyId ?? '',
      name,
      city,
      district,
      phone: phone === '' ? null : phoneOf(phone),
      address: worded(values['address']) || null,
      latitude: numberOf(values['latitude']),
      longitude: numberOf(values['longitude']),
    };
    return { slug, duplicates: await this.#alike(keys, person.id) };
  }

  /** The rules of an import (KnownCompanies), applied to similar names in the province and to the person's own companies. */
  async #alike(keys: Keys, personId: string): Promise<CompanyForecast['duplicates']> {
    const found = await this.parts.finding.find({
      q: keys.name,
      city: String(keys.city),
      literal: ['city', 'category'],
      limit: CANDIDATES,
      offset: 0,
    });
    const own = await this.parts.pages.find({ where: { 'company.ownerId': personId }, limit: CANDIDATES });
    const ownRows = own.flatMap(({ row: { id, company } }) =>
      company && company.status !== 'closed' ? [{ id, slug: company.slug, profile: company.profile }] : [],
    );
    const likely = found.groups.flatMap(({ results }) => results);
    const candidates = [...ownRows, ...found.results, ...likely].filter(
      ({ id }, at, all) => id !== keys.id && all.findIndex((one) => one.id === id) === at,
    );
    return candidates
      .filter(({ id, profile }) => {
        const known = new KnownCompanies();
        const { name, city, district, address, latitude, longitude } = profile;
        const phone = profile.phone === null ? null : phoneOf(profile.phone);
        known.add({ id, name, phone, city, district, address, latitude, longitude });
        return known.find(keys) !== undefined;
      })
      .slice(0, MOST_WARNED)
      .map(({ id, slug, profile: { name, city, district } }) => ({ id, slug, name, city, district }));
  }
}

const worded = (value: unknown): string => (typeof value === 'string' ? typed(value.slice(0, 500)) : '');
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
