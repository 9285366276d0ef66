import type { Company } from '@carsi/contracts/directory/http/company';
import { LayoutDashboard, Pencil, ShieldCheck } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import FavoriteButton from '../../../components/account/favorites/favorite-button';
import { useOwns } from '../../../lib/account/companies';
import { Link } from '../../../lib/navigation/router';
import { useSession } from '../../../lib/session/session';
import { viewerTexts as texts } from '../viewer-texts';

interface CoverButtonsProps {
  company: Company;
  className: string;
}

/** Actions of the current viewer: owners edit, others save as favourite. Loaded after hydration. */
export default function CoverButtons({ company: { id, name }, className }: CoverButtonsProps) {
  const user = useSession((session) => session.user);
  const owns = useOwns(id);
  if (owns)
    return (
      <>
        <Link to={paths.editCompany(id)} className={className}>
          <Pencil aria-hidden size={16} />
          {texts.edit}
        </Link>
        <Link to={paths.dashboard('genel', id)} className={className}>
          <LayoutDashboard aria-hidden size={16} />
          {texts.panel}
        </Link>
      </>
    );
  return (
    <>
      {user?.user_type === 'admin' ? (
        <Link to={paths.administeredCompany(name)} className={className}>
          <ShieldCheck aria-hidden size={16} />
          {texts.manage}
        </Link>
      ) : null}
      {user && owns === undefined ? null : <FavoriteButton companyId={id} className={className} />}
    </>
  );
}
