import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { ComponentType } from 'react';

export interface PartProps {
  /** The one that is chosen. */
  company: OwnCompany;
  companies: readonly OwnCompany[];
}

/** A tab of the business dashboard. Its name is `?bolum=` in the address and must differ from the names of the profile's tabs. */
export interface DashboardPart {
  name: string;
  text: string;
  Body: ComponentType<PartProps>;
}
