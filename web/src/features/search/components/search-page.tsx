import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { SearchBox } from '../../../components/search/search-box';
import { itemList } from '../../../components/breadcrumb-data';
import { useOrigin } from '../../../lib/navigation/origin';
import { Head } from '../../../lib/ssr/head';
import { PositionPrompt } from '../../../components/search/position-prompt';
import { searchHead } from '../page-head';
import { texts } from '../texts';
import { useSearchScreen } from '../use-search-screen';
import { Chips } from './chips';
import { FacetRail } from './facet-rail';
import { Results } from './results';
import { StartView } from './start-view';
import { Toolbar } from './toolbar';

export function SearchPage() {
  const screen = useSearchScreen();
  const { preset, filters, active, names, found, go } = screen;
  const { heading, ...head } = searchHead(preset, filters, names, found.data?.total);
  const origin = useOrigin();
  const cards = found.data?.results ?? [];
  return (
    <>
      <Head {...head} jsonLd={cards.length > 0 ? [itemList(cards, origin)] : []} />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={[homeCrumb, { name: preset.title, path: preset.path }]} />
        <h1 className="mt-2 mb-4 text-2xl break-words sm:text-3xl">{heading}</h1>
        <SearchBox value={filters.q} onSearch={(q) => go({ q, literal: [] })} />
        {active ? (
          <>
            <Chips screen={screen} />
            {screen.found.data?.interpreted.nearby && !filters.position ? (
              <NearPrompt
                text={texts.near.reason}
                onPosition={(position) => go({ position, radius: 25, sort: 'distance' })}
                onCity={(city) => go({ city })}
              />
            ) : null}
            <Toolbar screen={screen} />
            <div className="mt-4 grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <FacetRail screen={screen} />
              <Results screen={screen} />
            </div>
          </>
        ) : preset.needsPlace ? (
          <NearPrompt
            text={texts.near.text}
            onPosition={(position) => go({ position, radius: 25 })}
            onCity={(city) => go({ city })}
          />
        ) : (
          <StartView text={texts.start.text} />
        )}
      </div>
    </>
  );
}

interface NearPromptProps {
  text: string;
  onPosition: (position: { lat: number; lng: number }) => void;
  onCity: (city: string) => void;
}

function NearPrompt({ text, onPosition, onCity }: NearPromptProps) {
  return (
    <section className="card mt-6 p-6 sm:p-10">
      <h2 className="text-xl">{texts.near.title}</h2>
      <p className="mt-2 mb-6 max-w-xl text-muted">{text}</p>
      <PositionPrompt onPosition={onPosition} onCity={onCity} orCity={texts.near.orCity} go={texts.near.go} />
    </section>
  );
}
