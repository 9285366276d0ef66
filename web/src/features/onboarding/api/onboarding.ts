import type { AccountUser } from '@carsi/contracts/http/account';
import type { Onboarding, OnboardingBody } from '@carsi/contracts/http/personal-settings';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';

export const onboardingQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'onboarding'),
    queryFn: (context) => getMine<Onboarding>('/api/users/me/onboarding', context),
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const saveOnboarding = (body: OnboardingBody): Promise<Onboarding> =>
  send('PUT', '/api/users/me/onboarding', body);
