import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { distanceKm } from '@carsi/turkish/distance';
import { Globe, MapPin, Phone, Trash2 } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { CompanyLogo } from '../../../components/company/company-logo';
import { OpenBadge } from '../../../components/company/open-badge';
import { RatingLine } from '../../../components/ui/rating';
import { trackInteraction } from '../../../lib/api/track';
import { telLink, websiteLink } from '../../../lib/format/contact';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { formatDistance } from '../../../lib/format/numbers';
import type { Position } from '../../../lib/position';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import type { View } from '../choice';
import { texts } from '../texts';

interface FavoriteCardProps {
  favorite: Favorite;
  view: View;
  position: Position | null;
  onRemove: () => void;
}

/** A card in the grid, a row in the list. The name is the link, as long as there is a page behind it. */
export function FavoriteCard({ favorite, view, position, onRemove }: FavoriteCardProps) {
  const { company, name } = favorite;
  const row = view === 'liste';
  const isPublic = company.status === 'active';
  return (
    <article className={cx('card relative flex h-full gap-4 p-4', row ? 'flex-wrap items-center' : 'flex-col')}>
      <div className={cx('flex min-w-0 items-start gap-3', row && 'flex-1 basis-64')}>
        <CompanyLogo name={name} logo={company.logo_url} category={company.category} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-muted">{favorite.category ?? texts.noCategory}</p>
          <h2 className="line-clamp-3 text-lg break-words">
            {isPublic ? (
              <Link to={paths.company(company.slug)} className="hover:text-accent">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
            {isPublic ? (
              <OpenBadge hours={company.working_hours} />
            ) : (
              <span className="badge bg-bad-soft text-bad">
                {company.status === 'closed' ? texts.gone : texts.withdrawn}
              </span>
            )}
            {favorite.tags.slice(0, 3).map((tag) => (
              <span key={tag} className="badge border border-line bg-surface text-muted">
                {tag}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className={cx('min-w-0 space-y-1.5 text-sm text-muted', row && 'flex-1 basis-56')}>
        {isPublic ? <RatingLine rating={favorite.rating} count={favorite.reviewCount} /> : <p>{texts.goneText}</p>}
        <p className="flex items-start gap-1">
          <MapPin aria-hidden size={14} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">
            {[company.address, company.district, company.city].filter(Boolean).join(', ')}
            <Distance favorite={favorite} position={position} />
          </span>
        </p>
        <p>{texts.addedOn(formatDate(favorite.addedDate))}</p>
      </div>
      <Ways favorite={favorite} view={view} onRemove={onRemove} />
    </article>
  );
}

function Distance({ favorite: { company }, position }: Pick<FavoriteCardProps, 'favorite' | 'position'>) {
  const { latitude, longitude } = company;
  if (!position || latitude === null || longitude === null) return null;
  return ` · ${formatDistance(distanceKm(position.lat, position.lng, latitude, longitude))}`;
}

function Ways({ favorite, view, onRemove }: Omit<FavoriteCardProps, 'position'>) {
  const { id, name, phone, company } = favorite;
  const website = favorite.website ? websiteLink(favorite.website) : null;
  const track = (kind: 'call' | 'website') => () => trackInteraction(id, kind, { from: 'favorites' });
  return (
    <div className={cx('flex items-center gap-2', view === 'izgara' && 'mt-auto')}>
      {phone ? (
        <a
          href={telLink(phone, company.phone_e164)}
          className="btn btn-outline btn-small"
          aria-label={texts.call(name)}
          title={texts.call(name)}
          onClick={track('call')}
        >
          <Phone aria-hidden size={16} />
        </a>
      ) : null}
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener nofollow ugc"
          className="btn btn-outline btn-small"
          aria-label={texts.website(name)}
          title={texts.website(name)}
          onClick={track('website')}
        >
          <Globe aria-hidden size={16} />
        </a>
      ) : null}
      <Button
        look="quiet"
        small
        icon={Trash2}
        className="ml-auto text-bad"
        aria-label={texts.remove(name)}
        title={texts.remove(name)}
        onClick={onRemove}
      />
    </div>
  );
}
