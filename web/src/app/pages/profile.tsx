import { lazy, Suspense } from 'react';
import { ProfilePage } from '../../features/profile/components/profile-page';
import type { Page } from '../../lib/page';
import { addCompany } from '../add-company';

const AdminPanel = lazy(() => import('../../features/admin/components/admin-panel'));

const admin = (
  <Suspense fallback={<div className="skeleton h-96" />}>
    <AdminPanel />
  </Suspense>
);

export const page: Page = { Component: () => <ProfilePage addCompany={addCompany()} admin={admin} /> };
