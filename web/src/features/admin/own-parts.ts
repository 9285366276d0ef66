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

/** The parts of this feature. The complete table is in app/admin-parts.ts. */
export const companies: AdminPart = {
  name: 'firmalar',
  text: texts.companies,
  Body: lazy(() => import('./companies/companies')),
};
export const people: AdminPart = {
  name: 'kullanicilar',
  text: texts.people,
  Body: lazy(() => import('./people/people')),
};
export const mails: AdminPart = { name: 'posta', text: texts.mails, Body: lazy(() => import('./system/mails')) };
export const kvkk: AdminPart = { name: 'kvkk', text: kvkkTexts.title, Body: lazy(() => import('./people/kvkk')) };
export const audit: AdminPart = {
  name: 'denetim',
  text: auditTexts.title,
  Body: lazy(() => import('./system/audit')),
};
export const operations: AdminPart = {
  name: 'sistem',
  text: operationsTexts.title,
  Body: lazy(() => import('./system/operations')),
};
export const reviews: AdminPart = {
  name: 'yorumlar',
  text: reviewTexts.title,
  Body: lazy(() => import('./reports/reported-reviews')),
};
export const conversations: AdminPart = {
  name: 'konusmalar',
  text: conversationTexts.title,
  Body: lazy(() => import('./reports/reported-conversations')),
};
export const categories: AdminPart = {
  name: 'kategoriler',
  text: categoryTexts.title,
  Body: lazy(() => import('./categories/categories')),
};
export const growth: AdminPart = {
  name: 'analitik',
  text: growthTexts.title,
  Body: lazy(() => import('./components/growth')),
};
export const siteSettings: AdminPart = {
  name: 'ayarlar',
  text: siteTexts.title,
  Body: lazy(() => import('./system/site-settings')),
};
