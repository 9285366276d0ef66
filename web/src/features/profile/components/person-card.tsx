import { BadgeCheck, LogOut, PencilLine, Settings } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { AvatarPicker } from '../../../components/account/pictures/avatar-picker';
import { VerifiedLine } from '../../../components/account/security/email-panel';
import { useMe } from '../../../lib/account/me';
import { useSignOut } from '../../../lib/session/use-sign-out';
import { Button, ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';

export function PersonCard({ onEdit }: { onEdit: () => void }) {
  const { full_name, email, user_type, verified } = useMe();
  const leave = useSignOut();
  return (
    <aside aria-label={full_name || texts.noName} className="card p-5">
      <AvatarPicker megabytes={5} sentences={{ size: texts.avatarLarge, type: texts.avatarType }} />
      <h2 className="mt-5 text-2xl break-words">{full_name || texts.noName}</h2>
      <p className="break-words text-muted">{email}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <span className="badge bg-accent-soft text-accent">{texts.types[user_type]}</span>
        {verified ? (
          <span className="badge bg-good-soft text-good">
            <BadgeCheck aria-hidden size={14} />
            {texts.verified}
          </span>
        ) : null}
      </p>
      <div className="mt-3">
        <VerifiedLine />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2 lg:grid-cols-1">
        <Button
          small
          icon={PencilLine}
          label={texts.edit}
          data-leaves=""
          className="max-lg:col-span-2"
          onClick={onEdit}
        />
        <ButtonLink look="quiet" small icon={Settings} label={texts.allSettings} to={paths.settings} />
        <Button look="quiet" small icon={LogOut} label={texts.signOut} onClick={leave} />
      </div>
    </aside>
  );
}
