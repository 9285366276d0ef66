import { lazy, Suspense } from 'react';
import { ProfilePage } from '../../features/profile/components/profile-page';
import type { Page } from '../../lib/ssr/page';
import type { DashboardPart } from '../../features/dashboard/dashboard-part';
import { list, offers, overview, settings } from '../../features/dashboard/parts';
import { insights } from '../../features/insights/part';
import { plans, adminInvoices } from '../../features/plans/part';
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
} from '../../features/admin/own-parts';
import { adminBlog } from '../../features/blog/part';
import { adminTickets } from '../../features/contact/part';
import { adminHelp } from '../../features/help/part';
import { adminNewsletter } from '../../features/newsletter/part';
import { claims } from '../../features/claims/part';

/** What an admin works on, in the order of the menu. A feature's part is one line here, fetched when it is opened. */
const adminParts: readonly [AdminPart, ...AdminPart[]] = [
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

/** The tabs of the business dashboard, in their order. A feature's part is one line here, fetched when it is opened. */
const dashboardParts: readonly DashboardPart[] = [overview, list, offers, insights, plans, settings];

const AdminPanel = lazy(() => import('../../features/admin/components/admin-panel'));

const Dashboard = lazy(() => import('../../features/dashboard/components/dashboard'));

const admin = (
  <Suspense fallback={<div className="skeleton h-96" />}>
    <AdminPanel parts={adminParts} />
  </Suspense>
);

const dashboard = (
  <Suspense fallback={<div className="skeleton h-96" />}>
    <Dashboard parts={dashboardParts} />
  </Suspense>
);

export const page: Page = { Component: () => <ProfilePage dashboard={dashboard} admin={admin} /> };
