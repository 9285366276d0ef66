import { Link } from '../../lib/navigation/router';
import { pagerTexts as texts } from './pager-texts';

interface PageLinksProps {
  page: number;
  /** Undefined while the page is on its way. */
  more: boolean | undefined;
  addressOf: (page: number) => string;
}

/** To the neighbouring pages of a list, each with an address of its own; nothing where there is one page. */
export function PageLinks({ page, more, addressOf }: PageLinksProps) {
  if (more === undefined || (!more && page === 1)) return null;
  return (
    <nav aria-label={texts.pages} className="mt-8 flex justify-center gap-3">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" className="btn btn-outline btn-small">
          {texts.previous}
        </Link>
      ) : null}
      {more ? (
        <Link to={addressOf(page + 1)} rel="next" className="btn btn-outline btn-small">
          {texts.next}
        </Link>
      ) : null}
    </nav>
  );
}
