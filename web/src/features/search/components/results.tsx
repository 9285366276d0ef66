import { paths } from '@carsi/contracts/common/paths';
import { CloudAlert, SearchX, X } from 'lucide-react';
import { useEffect } from 'react';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { CompanyCard } from '../../../components/company/company-card';
import { CompanyRow } from '../../../components/company/company-row';
import { Notice } from '../../../components/notice';
import type { Card } from '../../../lib/card';
import { groupTexts } from '../../../components/search/group-texts';
import type { SearchPart } from '@carsi/contracts/directory/http/search';
import type { FoundGroup } from '../../../lib/api/search-companies';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { Link } from '../../../lib/navigation/router';
import { showResults } from '../../../lib/navigation/traffic-source';
import { limits } from '../../../config/site';
import { countActive, noFilters } from '../../../lib/filters';
import { Button, ButtonLink } from '../../../components/ui/button';
import { withoutWords } from '../interpretation';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';
import { Pages } from './pages';
import { ResultMap } from './result-map';
import { useWhy, Why, WhyButton, type WhyOf } from './why';

export function Results({ screen }: { screen: SearchScreen }) {
  const { filters, applied, found, addressOf } = screen;
  const listed = found.isPlaceholderData ? undefined : found.data;
  useEffect(() => {
    if (!listed) return;
    const cards = [...listed.results, ...listed.groups.flatMap((group) => group.results)];
    showResults(
      cards.map(({ id }) => id),
      (filters.page - 1) * limits.search + 1,
    );
  }, [listed, filters.page]);
  const why = useWhy(screen);
  if (!found.data && found.isError) {
    return (
      <Notice icon={CloudAlert} title={texts.failed} role="alert">
        <Button look="primary" label={texts.retry} className="needs-script" onClick={() => location.reload()} />
      </Notice>
    );
  }
  if (!found.data) {
    return (
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <CardSkeletons count={9} />
      </div>
    );
  }
  const { results, total, parts, groups } = found.data;
  // The words themselves found nothing.
  const isUnfiltered = filters.q !== '' && countActive(filters) === 0;
  return (
    <div
      className={cx('min-w-0 transition-opacity', found.isPlaceholderData && 'opacity-60')}
      aria-busy={found.isPlaceholderData}
    >
      <h2 className="sr-only">{texts.results}</h2>
      {filters.view !== 'harita' && results.length + groups.length > 0 ? <WhyButton why={why} /> : null}
      {total === 0 && groups.length > 0 ? (
        <p className="text-lg font-semibold">{groupTexts.notAll(parts, filters.position !== null)}</p>
      ) : total === 0 ? (
        <Notice icon={SearchX} title={texts.empty} {...(isUnfiltered && { text: texts.emptyHint })}>
          {isUnfiltered ? <ButtonLink look="primary" label={texts.browse} to={paths.categories} /> : null}
          <ButtonLink
            look={isUnfiltered ? 'outline' : 'primary'}
            label={texts.clear}
            to={addressOf({ ...noFilters, q: isUnfiltered ? '' : filters.q, view: filters.view })}
          />
        </Notice>
      ) : results.length === 0 && filters.view !== 'harita' ? (
        <Notice icon={SearchX} title={texts.beyond}>
          <ButtonLink look="primary" label={texts.fromTheBeginning} to={addressOf({ page: 1 })} />
        </Notice>
      ) : filters.view === 'harita' ? (
        <ResultMap filters={applied} />
      ) : (
        <CardList cards={results} list={filters.view === 'liste'} whyOf={why.whyOf} />
      )}
      <Pages screen={screen} />
      {filters.view === 'harita'
        ? null
        : groups.map((group) => (
            <Group key={JSON.stringify(group.lacks)} group={group} screen={screen} whyOf={why.whyOf} />
          ))}
    </div>
  );
}

/** What the companies of a group lack is struck out; each such chip leads to the search without it. */
function Group({
  group: { lacks, total, results },
  screen: { filters, found, addressOf },
  whyOf,
}: {
  group: FoundGroup;
  screen: SearchScreen;
  whyOf: WhyOf;
}) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">
        {groupTexts.group(found.data?.parts ?? [], lacks, formatNumber(total), filters.position !== null)}
      </h2>
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {lacks.map(({ text }) => (
          <li key={text}>
            <Link
              to={addressOf({ q: withoutWords(filters.q, text) })}
              aria-label={texts.without(text)}
              className="chip hover:border-accent"
            >
              <s>{text}</s>
              <X aria-hidden size={14} />
            </Link>
          </li>
        ))}
        {lacks.some(({ kind, name }) => kind === 'place' && name !== undefined) ? (
          <li className="text-sm text-muted">{texts.nearestFirst}</li>
        ) : null}
      </ul>
      <div className="mt-4">
        <CardList cards={results} list={filters.view === 'liste'} lacks={lacks} whyOf={whyOf} />
      </div>
    </section>
  );
}

interface CardListProps {
  cards: readonly Card[];
  list: boolean;
  lacks?: readonly SearchPart[];
  whyOf: WhyOf;
}

function CardList({ cards, list, lacks = [], whyOf }: CardListProps) {
  const why = (card: Card) => {
    const lines = whyOf(card, lacks);
    return lines ? <Why name={card.name} lines={lines} /> : null;
  };
  if (list) {
    return (
      <ul className="card divide-y divide-line overflow-hidden">
        {cards.map((card) => (
          <li key={card.id}>
            <CompanyRow card={card} />
            {why(card)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="flex flex-col">
          <CompanyCard card={card} />
          {why(card)}
        </li>
      ))}
    </ul>
  );
}
