import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { MailWarning } from 'lucide-react';
import { Avatar } from '../../../components/avatar';
import { Resend } from './resend';
import { texts } from './texts';

/** The signed-in person, with a hint if the e-mail is unverified. */
export function Person({ user }: { user: AccountUser }) {
  const name = user.full_name || texts.nameless;
  return (
    <div className="p-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} avatar={user.avatar} verified={user.verified} className="size-11 text-lg" />
        <p className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
          {user.verified ? <span className="sr-only">{texts.verified}</span> : null}
        </p>
      </div>
      {user.email_verified ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-fair-soft px-3 py-2 text-sm text-fair">
          <span className="inline-flex items-center gap-2 font-medium">
            <MailWarning aria-hidden size={16} />
            {texts.unverified}
          </span>
          <Resend />
        </p>
      )}
    </div>
  );
}
