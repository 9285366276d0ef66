import { OnboardingPage } from '../../features/onboarding/components/onboarding-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: OnboardingPage };
