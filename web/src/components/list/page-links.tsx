import { ButtonLink } from '../ui/button';
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
      {page > 1 ? <ButtonLink small label={texts.previous} to={addressOf(page - 1)} rel="prev" /> : null}
      {more ? <ButtonLink small label={texts.next} to={addressOf(page + 1)} rel="next" /> : null}
    </nav>
  );
}
