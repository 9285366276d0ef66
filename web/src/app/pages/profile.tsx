import { lazy, Suspense } from 'react';
import { ProfilePage } from '../../features/profile/components/profile-page';
import type { Page } from '../../lib/ssr/page';
import { adminParts } from '../admin-parts';
import { dashboardParts } from '../dashboard-parts';

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
