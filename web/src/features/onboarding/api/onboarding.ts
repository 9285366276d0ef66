import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Onboarding, OnboardingBody } from '@carsi/contracts/identity/personal-settings';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

export const onboardingQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'onboarding'),
    queryFn: (context) => call('GET /api/users/me/onboarding', {}, context),
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const saveOnboarding = (body: OnboardingBody): Promise<Onboarding> =>
  call('PUT /api/users/me/onboarding', { body });
