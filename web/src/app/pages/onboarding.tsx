import { OnboardingPage } from '../../features/onboarding/components/onboarding-page';
import type { Page } from '../../lib/page';
import { addCompany } from '../add-company';

export const page: Page = { Component: () => <OnboardingPage addCompany={addCompany()} /> };
