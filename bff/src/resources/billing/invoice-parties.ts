import type { Invoice } from '@carsi/contracts/billing/http';
import type { Operator } from '../../settings.js';
import { invoiceTexts as texts } from './invoice-texts.js';

const nonEmpty = (lines: readonly (string | null | undefined | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

/** The seller when it was issued; older invoices did not record that and show the current one. */
export const sellerLines = ({ seller }: Invoice, operator: Operator | null): string[] => {
  const one = seller ?? operator;
  if (!one) return [texts.noOperator];
  const { name, address, email, kep, taxOffice, taxNumber } = one;
  const number = taxNumber && texts.taxNumber[taxNumber.length === 11 ? 'person' : 'company'](taxNumber);
  return nonEmpty([name, number, taxOffice && texts.taxOffice(taxOffice), address, email, kep]);
};

/** The buyer, and the company it is for; without a buyer, the company's name and address. */
export const buyerLines = ({ buyer, buyerWithheld, companyId, companyName, companyAddress }: Invoice): string[] => {
  const company = companyName ?? companyId;
  if (!buyer) return nonEmpty([company, companyAddress, buyerWithheld ? texts.withheld : texts.noBuyer]);
  const { kind, name, taxNumber, taxOffice, address, city, district, email } = buyer;
  return nonEmpty([
    name,
    texts.taxNumber[kind](taxNumber),
    taxOffice && texts.taxOffice(taxOffice),
    `${address}, ${district}/${city}`,
    email,
    texts.company(company),
  ]);
};
