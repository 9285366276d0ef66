import { type ComponentType, lazy } from 'react';
import { adminTexts as texts } from './admin-texts';
import { categoryTexts } from './category-texts';
import { conversationTexts } from './conversation-texts';
import { growthTexts } from './growth-texts';
import { kvkkTexts } from './kvkk-texts';
import { reviewTexts } from './review-texts';
import { siteTexts } from './site-texts';
import { auditTexts, operationsTexts } from './system-texts';

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
  Body: lazy(() => import('./components/companies')),
};
export const people: AdminPart = {
  name: 'kullanicilar',
  text: texts.people,
  Body: lazy(() => import('./components/people')),
};
export const mails: AdminPart = { name: 'posta', text: texts.mails, Body: lazy(() => import('./components/mails')) };
export const kvkk: AdminPart = { name: 'kvkk', text: kvkkTexts.title, Body: lazy(() => import('./components/kvkk')) };
export const audit: AdminPart = {
  name: 'denetim',
  text: auditTexts.title,
  Body: lazy(() => import('./components/audit')),
};
export const operations: AdminPart = {
  name: 'sistem',
  text: operationsTexts.title,
  Body: lazy(() => import('./components/operations')),
};
export const reviews: AdminPart = {
  name: 'yorumlar',
  text: reviewTexts.title,
  Body: lazy(() => import('./components/reported-reviews')),
};
export const conversations: AdminPart = {
  name: 'konusmalar',
  text: conversationTexts.title,
  Body: lazy(() => import('./components/reported-conversations')),
};
export const categories: AdminPart = {
  name: 'kategoriler',
  text: categoryTexts.title,
  Body: lazy(() => import('./components/categories')),
};
export const growth: AdminPart = {
  name: 'analitik',
  text: growthTexts.title,
  Body: lazy(() => import('./components/growth')),
};
export const siteSettings: AdminPart = {
  name: 'ayarlar',
  text: siteTexts.title,
  Body: lazy(() => import('./components/site-settings')),
};
