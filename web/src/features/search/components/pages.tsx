import { ChevronLeft, ChevronRight } from 'lucide-react';
import { limits } from '../../../config/site';
import { cx } from '../../../lib/cx';
import { Link } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { pageNumbers } from '../page-numbers';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

export function Pages({ screen: { filters, found, addressOf } }: { screen: SearchScreen }) {
  const last = Math.ceil((found.data?.total ?? 0) / limits.search);
  if (last < 2 || filters.view === 'harita') return null;
  const at = filters.page;
  return (
    <nav aria-label={texts.pages.label} className="mt-8 flex flex-wrap justify-center gap-1.5">
      {at > 1 ? (
        <ButtonLink
          small
          icon={ChevronLeft}
          label={texts.pages.previous}
          to={addressOf({ page: Math.min(at - 1, last) })}
          rel="prev"
        />
      ) : null}
      {pageNumbers(at, last).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 py-1.5">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf({ page: number })}
            aria-label={texts.pages.page(number)}
            aria-current={number === at ? 'page' : undefined}
            className={cx('btn btn-small min-w-9 px-2', number === at ? 'btn-primary' : 'btn-outline')}
          >
            {number}
          </Link>
        ),
      )}
      {at < last ? (
        <ButtonLink small to={addressOf({ page: at + 1 })} rel="next">
          {texts.pages.next}
          <ChevronRight aria-hidden size={16} />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
