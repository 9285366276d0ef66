import { type ComponentType, lazy } from 'react';
import { adminTexts as texts } from './admin-texts';
import { categoryTexts } from './categories/category-texts';
import { conversationTexts } from './reports/conversation-texts';
import { growthTexts } from './growth-texts';
import { kvkkTexts } from './people/kvkk-texts';
import { reviewTexts } from './reports/review-texts';
import { siteTexts } from './system/site-texts';
import { auditTexts, operationsTexts } from './system/system-texts';

export interface AdminPart {
  /** In the address, as `bolum`. */
  name: string;
  text: string;
  Body: ComponentType;
}

const partOf = (name: string, text: string, load: () => Promise<{ default: ComponentType }>): AdminPart => ({
  name,
  text,
  Body: lazy(load),
});

/** The parts of this feature. The complete table is in app/admin-parts.ts. */
export const companies = partOf('firmalar', texts.companies, () => import('./companies/companies'));
export const people = partOf('kullanicilar', texts.people, () => import('./people/people'));
export const mails = partOf('posta', texts.mails, () => import('./system/mails'));
export const kvkk = partOf('kvkk', kvkkTexts.title, () => import('./people/kvkk'));
export const audit = partOf('denetim', auditTexts.title, () => import('./system/audit'));
export const operations = partOf('sistem', operationsTexts.title, () => import('./system/operations'));
export const reviews = partOf('yorumlar', reviewTexts.title, () => import('./reports/reported-reviews'));
export const conversations = partOf(
  'konusmalar',
  conversationTexts.title,
  () => import('./reports/reported-conversations'),
);
export const categories = partOf('kategoriler', categoryTexts.title, () => import('./categories/categories'));
export const growth = partOf('analitik', growthTexts.title, () => import('./components/growth'));
export const siteSettings = partOf('ayarlar', siteTexts.title, () => import('./system/site-settings'));
