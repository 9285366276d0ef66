import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { LogOut } from 'lucide-react';
import { Avatar } from '../../../components/avatar';
import { Disclosure } from '../../../components/ui/disclosure';
import { Link } from '../../../lib/navigation/router';
import { linksFor } from './links';
import { Person } from './person';
import { texts } from './texts';
import { useSignOut } from '../../../lib/session/use-sign-out';

const row = 'flex w-full items-center gap-3 rounded-xl p-2 text-left font-medium hover:bg-accent-soft';

export default function UserMenu({ user }: { user: AccountUser }) {
  const signOut = useSignOut();
  const name = user.full_name || texts.nameless;
  return (
    <Disclosure
      label={<Avatar name={name} avatar={user.avatar} verified={user.verified} />}
      accessibleLabel={texts.menu(name)}
      buttonClass="flex size-11 items-center justify-center rounded-full hover:bg-accent-soft"
      panelClass="absolute top-full right-0 z-50 mt-2 w-80 rounded-2xl border border-line bg-surface p-2 shadow-float"
    >
      <Person user={user} />
      <ul className="mt-1 border-t border-line pt-1">
        {linksFor(user).map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon aria-hidden size={18} className="text-muted" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <button type="button" className={row} onClick={signOut}>
          <LogOut aria-hidden size={18} className="text-muted" />
          {texts.signOut}
        </button>
      </div>
    </Disclosure>
  );
}
