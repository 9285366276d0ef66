import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { MailWarning } from 'lucide-react';
import { Resend } from './resend';
import { texts } from './texts';

/** On the pages of an account until its address is proven. */
export function VerifyBanner({ user }: { user: AccountUser }) {
  return (
    <aside aria-label={texts.banner.title} className="bg-fair-soft text-fair">
      <div className="frame flex items-start gap-3 py-3 sm:items-center">
        <MailWarning aria-hidden size={20} className="mt-0.5 shrink-0 sm:mt-0" />
        <p className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <strong className="mr-2 block sm:inline">{texts.banner.title}</strong>
            <span className="text-sm wrap-anywhere">{texts.banner.text(user.email)}</span>
          </span>
          <Resend />
        </p>
      </div>
    </aside>
  );
}
