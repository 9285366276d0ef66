import type { BillingIdentity, Buyer, Seller } from '@carsi/contracts/billing/calls';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { SiteSettings, SiteSettingsCalls } from '@carsi/contracts/directory/site-settings';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import type { Ids, CallContext } from '@carsi/platform/platform';
import { districtsOf, provinceByPlate } from '@carsi/turkish/places';
import type { InvoiceIssued } from './invoice.js';

const PATIENCE_MS = 1_000;

/** The parties on an invoice. */
export type InvoiceParties = Pick<InvoiceIssued['data'], 'buyer' | 'buyerId' | 'madeOutTo' | 'seller'>;

/** Seller and buyer at the moment of issue. Data that the directory cannot provide then is omitted: no invoice waits for it. */
export class Parties {
  constructor(
    private readonly parts: {
      readonly directory: Pick<Served<DirectoryCalls & SiteSettingsCalls>, 'company' | 'siteSettings'>;
      /** From the configuration; an admin's site settings override it. */
      readonly configured: Seller | null;
      ownerOf(companyId: string): Promise<string | null>;
      identityOf(personId: string): Promise<BillingIdentity | null>;
      readonly access: Pick<Access, 'asOperator'>;
      readonly ids: Ids;
    },
  ) {}

  async of(companyId: string): Promise<InvoiceParties> {
    const ownerId = await this.parts.ownerOf(companyId);
    const [buyer, seller, madeOutTo] = await Promise.all([
      this.#company(companyId).catch(() => null),
      this.#seller().catch(() => null),
      ownerId === null ? null : this.parts.identityOf(ownerId),
    ]);
    return {
      ...(buyer && { buyer }),
      ...(seller && { seller }),
      ...(ownerId !== null && madeOutTo && { buyerId: ownerId, madeOutTo }),
    };
  }

  async #company(companyId: string): Promise<Buyer> {
    const { profile } = (await this.parts.directory.company({ idOrSlug: companyId }, this.#context())).company;
    const district = districtsOf(profile.city).find(({ id }) => id === profile.district)?.name;
    const place = [district, provinceByPlate(profile.city)?.name].filter(Boolean).join(', ');
    return { name: profile.name, address: [profile.address, place].filter(Boolean).join(', ') || null };
  }

  async #seller(): Promise<Seller | null> {
    return sellerOf(await this.parts.directory.siteSettings({}, this.#context()), this.parts.configured);
  }

  #context(): CallContext {
    const requestId = this.parts.ids.next();
    return { ...this.parts.access.asOperator(), requestId, commandId: requestId, deadline: Date.now() + PATIENCE_MS };
  }
}

const sellerOf = (settings: SiteSettings, configured: Seller | null): Seller | null => {
  const name = settings.operatorName ?? configured?.name;
  if (name === undefined) return null;
  return {
    name,
    address: settings.operatorAddress ?? configured?.address ?? null,
    email: settings.operatorEmail ?? configured?.email ?? null,
    kep: settings.operatorKep ?? configured?.kep ?? null,
    taxOffice: settings.operatorTaxOffice ?? null,
    taxNumber: settings.operatorTaxNumber ?? null,
  };
};

/** From the names of the environment, in both profiles. */
export const configuredSeller = (config: {
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
  readonly OPERATOR_KEP?: string | undefined;
}): Seller | null =>
  config.OPERATOR_NAME === undefined
    ? null
    : {
        name: config.OPERATOR_NAME,
        address: config.OPERATOR_ADDRESS ?? null,
        email: config.OPERATOR_EMAIL ?? null,
        kep: config.OPERATOR_KEP ?? null,
      };
