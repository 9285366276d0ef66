import { CloudAlert, SearchX } from 'lucide-react';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { CompanyCard } from '../../../components/company/company-card';
import { CompanyRow } from '../../../components/company/company-row';
import { Notice } from '../../../components/notice';
import type { Card } from '../../../lib/card';
import { cx } from '../../../lib/cx';
import { noFilters } from '../../../lib/filters';
import { Button, ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';
import { Pages } from './pages';
import { ResultMap } from './result-map';

export function Results({ screen }: { screen: SearchScreen }) {
  const { filters, applied, found, addressOf } = screen;
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
  const { results, total, similar } = found.data;
  return (
    <div
      className={cx('min-w-0 transition-opacity', found.isPlaceholderData && 'opacity-60')}
      aria-busy={found.isPlaceholderData}
    >
      <h2 className="sr-only">{texts.results}</h2>
      {total === 0 ? (
        <Notice icon={SearchX} title={texts.empty}>
          <ButtonLink
            look="primary"
            label={texts.clear}
            to={addressOf({ ...noFilters, q: filters.q, view: filters.view })}
          />
        </Notice>
      ) : results.length === 0 && filters.view !== 'harita' ? (
        <Notice icon={SearchX} title={texts.beyond}>
          <ButtonLink look="primary" label={texts.fromTheBeginning} to={addressOf({ page: 1 })} />
        </Notice>
      ) : filters.view === 'harita' ? (
        <ResultMap filters={applied} />
      ) : (
        <CardList cards={results} list={filters.view === 'liste'} />
      )}
      <Pages screen={screen} />
      {similar.length > 0 && filters.view !== 'harita' ? (
        <section className="mt-10">
          <h2 className="text-xl">{texts.similar}</h2>
          <p className="mt-1 mb-4 text-muted">{texts.similarText}</p>
          <CardList cards={similar} list={filters.view === 'liste'} />
        </section>
      ) : null}
    </div>
  );
}

function CardList({ cards, list }: { cards: readonly Card[]; list: boolean }) {
  if (list) {
    return (
      <ul className="card divide-y divide-line overflow-hidden">
        {cards.map((card) => (
          <li key={card.id}>
            <CompanyRow card={card} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id}>
          <CompanyCard card={card} />
        </li>
      ))}
    </ul>
  );
}
