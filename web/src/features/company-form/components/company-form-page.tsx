import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Retry } from '../../../components/list/retry';
import { useMe } from '../../../lib/account/me';
import { Head, titled } from '../../../lib/ssr/head';
import { ApiFailure } from '../../../lib/http';
import { useNavigate, useParams } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { draftQuery, ownCompanyQuery } from '../api/company';
import { draftOf, draftOfCompany, withEdits } from '../draft';
import { texts } from '../texts';
import { CompanyForm } from './company-form';

/** Businesses alone add and edit companies; everybody else finds in their profile why, and how one becomes one (decision 23). */
export function AddCompanyPage() {
  const user = useMe();
  const allowed = user.user_type === 'business';
  return (
    <>
      <Head title={titled(texts.add)} description={texts.description} path={paths.addCompany} noindex />
      {allowed ? <NewCompany /> : <Redirect to={`${paths.profile}?sekme=ayarlar`} why={texts.guard.business} />}
    </>
  );
}

export function EditCompanyPage() {
  const { id } = useParams();
  const user = useMe();
  return (
    <>
      <Head title={titled(texts.edit)} description={texts.description} path={paths.profile} noindex />
      {user.user_type !== 'business' ? (
        <Redirect to={`${paths.profile}?sekme=ayarlar`} why={texts.guard.business} />
      ) : id === undefined ? (
        <Redirect to={paths.profile} />
      ) : (
        <KnownCompany key={id} id={id} />
      )}
    </>
  );
}

function Redirect({ to, why }: { to: string; why?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (why) toast.error(why);
    void navigate(to, { replace: true });
  }, [navigate, to, why]);
  return <div className="frame skeleton mt-8 h-96" />;
}

function NewCompany() {
  const { data, isError, refetch } = useQuery(draftQuery(useMe()));
  if (data === undefined && isError) return <Retry message={texts.guard.loadFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <div className="frame skeleton mt-8 h-96" />;
  return <CompanyForm start={draftOf(data)} company={null} />;
}

/** Opens with the draft stored on the account, if any; a failed draft query does not block the form. */
function OwnersForm({ company }: { company: OwnCompany }) {
  const { data, isError } = useQuery({ ...draftQuery(useMe(), company.id), refetchOnWindowFocus: false, retry: false });
  if (data === undefined && !isError) return <div className="frame skeleton mt-8 h-96" />;
  const start = draftOfCompany(company);
  return <CompanyForm start={start} begun={withEdits(start, data ?? null)} company={company} />;
}

function KnownCompany({ id }: { id: string }) {
  const user = useMe();
  const { data, error, refetch } = useQuery({ ...ownCompanyQuery(user, id), refetchOnWindowFocus: false });
  if (data) {
    if (data.owner_id !== user.id) return <Redirect to={paths.profile} why={texts.guard.notYours} />;
    return <OwnersForm company={data as OwnCompany} />;
  }
  if (error instanceof ApiFailure) {
    if (error.status === 403) return <Redirect to={paths.profile} why={texts.guard.notYours} />;
    if (error.status === 404 || error.status === 410) return <Redirect to={paths.profile} why={texts.guard.missing} />;
  }
  if (error) return <Retry message={texts.guard.loadFailed} onRetry={() => void refetch()} />;
  return <div className="frame skeleton mt-8 h-96" />;
}
