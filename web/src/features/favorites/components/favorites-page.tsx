import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { useQuery } from '@tanstack/react-query';
import { Heart, LocateFixed, Plus, SearchX, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { favoritesQuery } from '../../../lib/account/favorites';
import { useMe } from '../../../lib/account/me';
import { formatNumber } from '../../../lib/format/numbers';
import { Head, titled } from '../../../lib/ssr/head';
import { askPosition, type Position } from '../../../lib/position';
import { useSearchParams } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { sharePage } from '../../../lib/navigation/share-page';
import type { Page } from '../../../lib/ssr/page';
import { useAction } from '../../../lib/forms/use-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { categoriesOf, choose, readChoice, writeChoice } from '../choice';
import { texts } from '../texts';
import { useRemoval } from '../use-removal';
import { FavoriteCard } from './favorite-card';
import { Toolbar } from './toolbar';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

function FavoritesPage() {
  const { data, isError, refetch } = useQuery(favoritesQuery(useMe()));
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.favorites} noindex />
      <div className="frame space-y-6 pt-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
            <p className="mt-1 min-h-6 text-muted">{data ? texts.lead(formatNumber(data.length)) : null}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              small
              icon={Share2}
              label={texts.share}
              onClick={() => void sharePage(texts.shareTitle, texts.shareText)}
            />
            <ButtonLink look="primary" small icon={Plus} label={texts.add} to={paths.discover} />
          </div>
        </header>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        {data ? <FavoriteList favorites={data} /> : null}
        {data || isError ? null : (
          <div className={grid}>
            <output className="sr-only">{texts.loading}</output>
            <CardSkeletons count={6} />
          </div>
        )}
      </div>
    </>
  );
}

function FavoriteList({ favorites }: { favorites: readonly Favorite[] }) {
  const [search, setSearch] = useSearchParams();
  const [position, setPosition] = useState<Position | null>(null);
  const count = useRef<HTMLOutputElement>(null);
  const remove = useRemoval();
  if (favorites.length === 0) {
    return (
      <Notice icon={Heart} title={texts.empty} text={texts.emptyText}>
        <ButtonLink look="primary" label={texts.discover} to={paths.discover} />
      </Notice>
    );
  }
  const choice = readChoice(search);
  const shown = choose(favorites, choice);
  const go = (next: typeof choice): void => setSearch(writeChoice(next), { replace: true, state: keepScroll });
  return (
    <>
      <Toolbar choice={choice} categories={categoriesOf(favorites)} onChoose={go} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output ref={count} tabIndex={-1} className="font-semibold outline-none">
          {texts.shown(formatNumber(shown.length))}
        </output>
        {position ? null : <Locate onPosition={setPosition} />}
      </div>
      {shown.length === 0 ? (
        <Notice icon={SearchX} title={texts.none} text={texts.noneText}>
          <Button label={texts.clear} onClick={() => go({ ...choice, q: '', category: '' })} />
          <ButtonLink look="primary" label={texts.discover} to={paths.discover} />
        </Notice>
      ) : (
        <ul className={choice.view === 'liste' ? 'space-y-3' : grid}>
          {shown.map((favorite) => (
            <li key={favorite.id}>
              <FavoriteCard
                favorite={favorite}
                view={choice.view}
                position={position}
                onRemove={() => {
                  // The button disappears with its card: the focus stays in the list.
                  count.current?.focus();
                  void remove(favorite);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Locate({ onPosition }: { onPosition: (position: Position) => void }) {
  const { busy, run } = useAction({ failed: () => toast.error(texts.notLocated) });
  return (
    <Button
      look="quiet"
      small
      icon={LocateFixed}
      label={busy ? texts.locating : texts.distance}
      disabled={busy}
      onClick={() => run(async () => onPosition(await askPosition()))}
    />
  );
}

export const page: Page = { Component: FavoritesPage };
