import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../ui/button';
import { pagerTexts as texts } from './pager-texts';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  // The last row of the last page went: there is one page less.
  const last = Math.max(pages, 1);
  useEffect(() => {
    if (page > last) onPage(last);
  });
  if (pages <= 1) return null;
  return (
    <div className="mt-4 flex items-center justify-center gap-3">
      <Button
        small
        className="px-2 disabled:opacity-40"
        aria-label={texts.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <output className="text-sm">{texts.page(page, pages)}</output>
      <Button
        small
        className="px-2 disabled:opacity-40"
        aria-label={texts.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </Button>
    </div>
  );
}
