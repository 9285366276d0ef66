import type { ComponentType } from 'react';
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
import { texts as blogTexts } from '../features/blog/texts';
import { texts as claimTexts } from '../features/claims/texts';
import { adminTexts as ticketTexts } from '../features/contact/admin-texts';
import { texts as helpTexts } from '../features/help/texts';
import { texts as newsletterTexts } from '../features/newsletter/texts';
import { texts as planTexts } from '../features/plans/texts';
import { part } from '../lib/part';

const partOf = (name: string, text: string, load: () => Promise<{ default: ComponentType }>): AdminPart => ({
  name,
  text,
  Body: part(load),
});

/** What an admin works on, in the order of the menu. Each part is fetched when it is opened. */
export const adminParts: readonly [AdminPart, ...AdminPart[]] = [
  people,
  companies,
  partOf('sahiplenme', claimTexts.queue.title, () => import('../features/claims/components/claims-queue')),
  reviews,
  conversations,
  partOf('destek', ticketTexts.title, () => import('../features/contact/components/admin-tickets')),
  partOf('faturalar', planTexts.admin.title, () => import('../features/plans/components/admin-invoices')),
  categories,
  partOf('blog', blogTexts.title, () => import('../features/blog/components/admin-blog')),
  partOf('yardim', helpTexts.adminTitle, () => import('../features/help/components/admin-help')),
  partOf('bulten', newsletterTexts.title, () => import('../features/newsletter/components/admin-newsletter')),
  kvkk,
  growth,
  audit,
  mails,
  siteSettings,
  operations,
];
