import type { BillingIdentity, Invoice } from '@carsi/contracts/billing/http';
import { texts } from './texts';

const words = texts.identity;

/** The lines of an invoice's address. */
export const identityLines = (identity: BillingIdentity): string[] => {
  const { kind, name, taxNumber, taxOffice, address, city, district, email } = identity;
  return [
    name,
    [words.of[kind].number(taxNumber), taxOffice && words.office(taxOffice)].filter(Boolean).join(' · '),
    `${address}, ${district}/${city}`,
    ...(email ? [email] : []),
  ];
};

export const sellerLines = ({ name, address, taxOffice, taxNumber }: NonNullable<Invoice['seller']>): string[] => [
  name,
  [taxNumber && words.of.company.number(taxNumber), taxOffice && words.office(taxOffice)].filter(Boolean).join(' · '),
  address ?? '',
];
