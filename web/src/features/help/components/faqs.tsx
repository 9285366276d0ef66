import type { FaqItem } from '@carsi/contracts/directory/http/editorial';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { ArticleBody } from '../../../components/editorial/article-body';
import { Notice } from '../../../components/notice';
import { faqsQuery } from '../../../lib/api/help';
import { foldKey } from '../../../lib/format/fold-key';
import { formatNumber } from '../../../lib/format/numbers';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { useEarly } from '../../../lib/forms/use-early';
import { ButtonLink } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { type FaqCategory, faqNames, texts } from '../texts';
import { Helpful } from './helpful';

const categories = Object.keys(faqNames) as FaqCategory[];

const finds = ({ question, answer }: FaqItem, words: readonly string[]): boolean => {
  const text = foldKey(`${question} ${answer}`);
  return words.every((word) => text.includes(word));
};

/** All are in the page; the search filters them while typing. */
export function Faqs() {
  const { data, isError, refetch } = useQuery(faqsQuery());
  const linked = useSearchParams()[0].get('soru');
  const [typed, setTyped] = useState('');
  const field = useEarly(typed, setTyped);
  const [category, setCategory] = useState<FaqCategory | null>(null);
  const words = foldKey(typed).split(' ').filter(Boolean);
  const found = (data ?? []).filter((faq) => finds(faq, words));
  const shown = found.filter((faq) => category === null || faq.category === category);
  const count = (name: FaqCategory): number => found.filter((faq) => faq.category === name).length;
  return (
    <>
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        aria-label={texts.searchLabel}
        placeholder={texts.search}
        className="needs-script field max-w-xl placeholder:text-muted"
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset aria-label={texts.categories} className="needs-script my-4 flex flex-wrap gap-2">
        {[null, ...categories].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            aria-pressed={category === name}
            className="chip min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => setCategory(name)}
          >
            {name ? faqNames[name] : texts.all}
            <span className="tabular-nums">{formatNumber(name ? count(name) : found.length)}</span>
          </button>
        ))}
      </fieldset>
      <Loading query={{ data, isError, refetch }} failed={texts.failed} className="h-96" />
      {data && shown.length === 0 ? (
        <Notice icon={CircleHelp} title={texts.none} text={texts.noneText}>
          <ButtonLink look="primary" label={texts.ask} to={`${paths.help}?sekme=iletisim`} state={keepScroll} />
        </Notice>
      ) : null}
      <div className="card divide-y divide-line empty:hidden">
        {shown.map((faq) => (
          <Question key={`${faq.id}${faq.slug === linked}`} faq={faq} linked={faq.slug === linked} />
        ))}
      </div>
    </>
  );
}

/** One `details` of a name is open at a time, also without JavaScript. */
function Question({ faq, linked }: { faq: FaqItem; linked: boolean }) {
  const [open, setOpen] = useState(linked);
  return (
    <details
      name="sss"
      open={linked || undefined}
      className="group"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex items-center gap-3 px-5 py-4 font-semibold marker:content-none hover:text-accent">
        <span className="flex-1">{faq.question}</span>
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <ArticleBody html={faq.answerHtml} />
        <Helpful id={faq.id} yes={faq.helpful} no={faq.notHelpful} question={texts.helpful} visible={open} />
      </div>
    </details>
  );
}
