import { useQuery } from '@tanstack/react-query';
import { paths } from '@carsi/contracts/common/paths';
import { useMe } from '../../../lib/account/me';
import { Head, titled } from '../../../lib/ssr/head';
import type { Page } from '../../../lib/ssr/page';
import { Loading } from '../../../components/list/loading';
import { onboardingQuery } from '../api/onboarding';
import { texts } from '../texts';
import { Setup } from './setup';

function OnboardingPage() {
  const user = useMe();
  const { data, isError, refetch } = useQuery(onboardingQuery(user));
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.onboarding} noindex />
      <div className="frame max-w-4xl pt-6 sm:pt-10">
        {data ? <Setup saved={data} /> : null}
        <Loading query={{ data, isError, refetch }} failed={texts.loadFailed} className="h-96" />
      </div>
    </>
  );
}

export const page: Page = { Component: OnboardingPage };
