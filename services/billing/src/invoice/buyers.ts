import type { Buyer } from '@carsi/contracts/billing';
import type { DirectoryRequests } from '@carsi/contracts/directory';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import type { Ids } from '@carsi/platform/platform';
import { districtsOf, provinceByPlate } from '@carsi/turkish/places';

const PATIENCE_MS = 1_000;

/** Who pays, as the directory knows them in the moment an invoice is issued; null where it cannot say: nobody waits for an invoice for that. */
export class Buyers {
  constructor(
    private readonly directory: Pick<Served<DirectoryRequests>, 'company'>,
    private readonly access: Pick<Access, 'asOperator'>,
    private readonly ids: Ids,
  ) {}

  async of(companyId: string): Promise<Buyer | null> {
    const requestId = this.ids.next();
    const deadline = Date.now() + PATIENCE_MS;
    const context = { ...this.access.asOperator(), requestId, commandId: requestId, deadline };
    try {
      const { profile } = (await this.directory.company({ idOrSlug: companyId }, context)).company;
      const district = districtsOf(profile.city).find(({ id }) => id === profile.district)?.name;
      const place = [district, provinceByPlate(profile.city)?.name].filter(Boolean).join(', ');
      return { name: profile.name, address: [profile.address, place].filter(Boolean).join(', ') || null };
    } catch {
      return null;
    }
  }
}
