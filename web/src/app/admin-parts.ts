import {
  type AdminPart,
  audit,
  categories,
  companies,
  conversations,
  growth,
  kvkk,
  mails,
  operations,
  people,
  reviews,
  siteSettings,
} from '../features/admin/own-parts';
import { adminBlog } from '../features/blog/part';
import { adminTickets } from '../features/contact/part';
import { adminHelp } from '../features/help/part';
import { adminNewsletter } from '../features/newsletter/part';
import { claims } from '../features/claims/part';
import { adminInvoices } from '../features/plans/part';

/** What an admin works on, in the order of the menu. A feature's part is one line here, fetched when it is opened. */
export const adminParts: readonly [AdminPart, ...AdminPart[]] = [
  people,
  companies,
  claims,
  reviews,
  conversations,
  adminTickets,
  adminInvoices,
  categories,
  adminBlog,
  adminHelp,
  adminNewsletter,
  kvkk,
  growth,
  audit,
  mails,
  siteSettings,
  operations,
];
