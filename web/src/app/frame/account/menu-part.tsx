import { LogOut } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Link } from '../../../lib/navigation/router';
import { usePanels } from '../../../stores/panels';
import { useSession } from '../../../lib/session/session';
import { useFrom } from './corner';
import { linksFor } from './links';
import { Person } from './person';
import { texts } from './texts';
import { useSignOut } from '../../../lib/session/use-sign-out';
import { ButtonLink } from '../../../components/ui/button';

/** The account in the menu of phones. */
export function MenuPart() {
  const { status, user } = useSession();
  const close = usePanels((state) => state.close);
  const from = useFrom();
  const signOut = useSignOut();
  if (user) {
    return (
      <section aria-label={texts.account} className="mb-5">
        <Person user={user} />
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {linksFor(user).map(({ to, text, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className="flex items-center gap-3 py-2.5 font-medium hover:text-accent" onClick={close}>
                <Icon aria-hidden size={18} className="text-muted" />
                {text}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="flex w-full items-center gap-3 py-2.5 text-left font-medium hover:text-accent"
              onClick={() => {
                close();
                signOut();
              }}
            >
              <LogOut aria-hidden size={18} className="text-muted" />
              {texts.signOut}
            </button>
          </li>
        </ul>
      </section>
    );
  }
  if (status === 'loading') return null;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3">
      <ButtonLink label={texts.signIn} to={paths.signIn} state={from} onClick={close} />
      <ButtonLink look="primary" label={texts.register} to={paths.register} state={from} onClick={close} />
    </div>
  );
}
