import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Missing } from '../../../features/auth/components/missing';
import { followTheme } from '../../../lib/account/follow-theme';
import { acknowledgeDelivery } from '../../../lib/live/acknowledge-delivery';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { texts } from './texts';

const offered = 'carsi-onboarding-offered';

/** On every page of a member: account notices, then the offer to set the account up. */
export default function MemberThings({ user }: { user: AccountUser }) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // Cached answers of one person must not be visible to the next one at the same browser.
  useEffect(() => () => client.removeQueries({ queryKey: ['mine'] }), [client]);
  useEffect(() => followTheme(user.id), [user.id]);
  useEffect(acknowledgeDelivery, [user.id]);
  useEffect(() => toast.fetch(), []);
  // The texts that are to be accepted can be read.
  if (pathname === paths.terms || pathname === paths.privacy) return null;
  if (!user.accepted_terms || !user.type_chosen) return <Missing user={user} />;
  return user.onboarding_completed || user.user_type === 'admin' ? null : <Offer user={user} />;
}

const isNew = (id: string): boolean => {
  try {
    if (localStorage.getItem('onboarding_completed') === 'true' || localStorage.getItem(offered) === id) return false;
    localStorage.setItem(offered, id);
    return true;
  } catch {
    return false;
  }
};

/** Once in a browser, and never forced. */
function Offer({ user: { id } }: { user: AccountUser }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.pathname === paths.onboarding || !isNew(id)) return;
    toast.offer(texts.offer.text, texts.offer.go, () => void navigate(paths.onboarding));
  }, [id, navigate]);
  return null;
}
