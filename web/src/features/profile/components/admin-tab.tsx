import { useSearchParams } from '../../../lib/router';
import { keepScroll } from '../../../lib/use-scroll';
import { adminTexts as texts } from '../admin-texts';
import { kvkkTexts } from '../kvkk-texts';
import { Kvkk } from './kvkk';
import { Mails } from './mails';
import { People } from './people';

const parts = [
  { name: null, text: texts.people, Body: People },
  { name: 'posta', text: texts.mails, Body: Mails },
  { name: 'kvkk', text: kvkkTexts.title, Body: Kvkk },
] as const;

/** People, mails and what is asked by the law for now; what else an admin decides comes with its pages. */
export function AdminTab() {
  const [search, setSearch] = useSearchParams();
  const at = parts.find(({ name }) => name === search.get('bolum')) ?? parts[0];
  return (
    <>
      <nav aria-label={texts.parts} className="mb-5 flex flex-wrap gap-2">
        {parts.map(({ name, text }) => (
          <button
            key={text}
            type="button"
            aria-current={name === at.name ? 'page' : undefined}
            className="chip min-h-10 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
            onClick={() =>
              setSearch({ sekme: 'yonetim', ...(name ? { bolum: name } : {}) }, { replace: true, state: keepScroll })
            }
          >
            {text}
          </button>
        ))}
      </nav>
      <at.Body />
    </>
  );
}
