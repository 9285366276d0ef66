import { ProfilePage } from '../../features/profile/components/profile-page';
import type { Page } from '../../lib/page';
import { addCompany } from '../add-company';

export const page: Page = { Component: () => <ProfilePage addCompany={addCompany()} /> };
