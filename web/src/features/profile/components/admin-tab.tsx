import { useSearchParams } from '../../../lib/router';
import { keepScroll } from '../../../lib/use-scroll';
import { adminTexts as texts } from '../admin-texts';
import { Mails } from './mails';
import { People } from './people';

/** People and mails for now; what else an admin decides comes with its pages. */
export function AdminTab() {
  const [search, setSearch] = useSearchParams();
  const mails = search.get('bolum') === 'posta';
  const show = (bolum: 'posta' | null): void =>
    setSearch({ sekme: 'yonetim', ...(bolum ? { bolum } : {}) }, { replace: true, state: keepScroll });
  return (
    <>
      <nav aria-label={texts.parts} className="mb-5 flex gap-2">
        <button
          type="button"
          aria-current={mails ? undefined : 'page'}
          className="chip min-h-10 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
          onClick={() => show(null)}
        >
          {texts.people}
        </button>
        <button
          type="button"
          aria-current={mails ? 'page' : undefined}
          className="chip min-h-10 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
          onClick={() => show('posta')}
        >
          {texts.mails}
        </button>
      </nav>
      {mails ? <Mails /> : <People />}
    </>
  );
}
