import type { AccountUser } from '@carsi/contracts/http/account';
import { MailWarning } from 'lucide-react';
import { Resend } from './resend';
import { texts } from './texts';

/** On the pages of an account until its address is proven. */
export default function VerifyBanner({ user }: { user: AccountUser }) {
  return (
    <aside aria-label={texts.banner.title} className="bg-fair-soft text-fair">
      <p className="frame flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
        <MailWarning aria-hidden size={20} className="shrink-0" />
        <span className="mr-auto min-w-0">
          <strong className="mr-2">{texts.banner.title}</strong>
          <span className="text-sm break-words">{texts.banner.text(user.email)}</span>
        </span>
        <Resend />
      </p>
    </aside>
  );
}
