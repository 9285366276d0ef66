import { Heart } from 'lucide-react';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { Link } from '../../../lib/router';
import { texts } from '../texts';

export function FavoritesTab() {
  return (
    <Notice icon={Heart} title={texts.favorites.empty} text={texts.favorites.emptyText}>
      <Link to={paths.companies} className="btn btn-primary">
        {texts.favorites.go}
      </Link>
    </Notice>
  );
}
