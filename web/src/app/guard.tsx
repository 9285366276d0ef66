import { CloudAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Notice } from '../components/notice';
import { paths } from '@carsi/contracts/common/paths';
import { useAlive } from '../lib/ssr/alive';
import { Head } from '../lib/ssr/head';
import { site } from '../config/site';
import { useLocation, useNavigate } from '../lib/navigation/router';
import { rememberTarget, takeTarget } from '../lib/session/return-target';
import { recallSession } from '../lib/session/lifecycle';
import { useSession } from '../lib/session/session';
import { VerifyBanner } from './frame/account/verify-banner';
import { texts } from './guard-texts';
import { Button } from '../components/ui/button';

/** Shows a page to whom it is for, and sends everybody else on. */
export default function Guard({ access, children }: { access: 'member' | 'signed-out'; children: ReactNode }) {
  const { status, user } = useSession();
  const alive = useAlive();
  // The server knows no session and renders the signed-out view, which is the common case here.
  if (access === 'signed-out' && (status === 'out' || !alive)) return children;
  if (access === 'member' && user) {
    return (
      <>
        {/* Together with the page: later content would move the buttons. */}
        {user.email_verified ? null : <VerifyBanner user={user} />}
        {children}
      </>
    );
  }
  return status === 'loading' ? <Loading /> : <Onwards access={access} />;
}

function Loading() {
  const unavailable = useSession((session) => session.unavailable);
  return (
    <>
      <PrivateHead />
      {unavailable ? (
        <Notice icon={CloudAlert} title={texts.unavailable.title} text={texts.unavailable.text} level={1} role="alert">
          <Button look="primary" label={texts.unavailable.retry} onClick={recallSession} />
        </Notice>
      ) : (
        <output className="frame block py-24 text-center text-muted">{texts.loading}</output>
      )}
    </>
  );
}

function PrivateHead() {
  const { pathname } = useLocation();
  return <Head title={site.name} description="" path={pathname} noindex />;
}

function Onwards({ access }: { access: 'member' | 'signed-out' }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Who signs out is on the way home already.
    if (location.pathname !== pathname) return;
    if (access === 'member') rememberTarget(pathname + search + hash);
    void navigate(access === 'member' ? paths.signIn : takeTarget(state), { replace: true });
  }, [access, navigate, pathname, search, hash, state]);
  return <PrivateHead />;
}
