import { ArrowDownWideNarrow, Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { SearchPart } from '@carsi/contracts/directory/http/search';
import { Button } from '../../../components/ui/button';
import type { Card } from '../../../lib/card';
import { useReasons } from '../api/get-reasons';
import { orderTexts, type ReasonLine, reasonTexts, whyTexts } from '../reason-texts';
import type { SearchScreen } from '../use-search-screen';

/** Why a company of a list stands where it does; undefined while nobody asked. */
export type WhyOf = (card: Card, lacks: readonly SearchPart[]) => readonly ReasonLine[] | undefined;

/** Reasons are loaded when somebody wants to know: most visitors do not. */
export const useWhy = ({ applied }: SearchScreen) => {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useReasons(applied, { enabled: isOpen });
  const whyOf: WhyOf = (card, lacks) => (isOpen && data ? reasonTexts(data[card.id] ?? [], lacks, card) : undefined);
  return { isOpen, toggle: () => setOpen(!isOpen), isError, whyOf, sort: applied.sort };
};

export function WhyButton({ why: { isOpen, toggle, isError, sort } }: { why: ReturnType<typeof useWhy> }) {
  const panel = useId();
  return (
    <div className="mb-4">
      <Button
        small
        icon={ArrowDownWideNarrow}
        label={whyTexts.button}
        className="needs-script"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      />
      <div id={panel} hidden={!isOpen} className="card mt-2 max-w-3xl space-y-1 p-4 text-sm text-muted">
        <p>{orderTexts[sort]}</p>
        {sort === 'relevance' ? <p>{whyTexts.privacy}</p> : null}
        <p>{whyTexts.money}</p>
        {isError ? <p role="alert">{whyTexts.failed}</p> : null}
      </div>
    </div>
  );
}

export function Why({ name, lines }: { name: string; lines: readonly ReasonLine[] }) {
  return (
    <ul aria-label={whyTexts.of(name)} className="space-y-0.5 px-4 py-2 text-sm text-muted">
      {lines.map(({ text, isMet }) => {
        const Icon = isMet ? Check : X;
        return (
          <li key={text} className="flex items-start gap-1.5 break-words">
            <Icon aria-hidden size={14} className="mt-1 shrink-0" />
            <span className="min-w-0">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
