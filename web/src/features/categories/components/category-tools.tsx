import { LayoutGrid, List } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { Link, useNavigate } from '../../../lib/router';
import { keepScroll } from '../../../lib/use-scroll';
import { type Asked, askedViews, addressOf } from '../asked';
import { texts } from '../texts';

const icons = { izgara: LayoutGrid, liste: List } as const;

/** Looks for a business in this category, and shows them as cards or as a list; a plain form without JavaScript. */
export function CategoryTools({ category, asked }: { category: string; asked: Asked }) {
  const navigate = useNavigate();
  const submit = (form: FormData): void =>
    void navigate(addressOf(category, { ...asked, q: String(form.get('q') ?? '').trim() }), { state: keepScroll });
  return (
    <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
      <search className="min-w-0 flex-1">
        <form
          method="get"
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit(new FormData(event.currentTarget));
          }}
        >
          {asked.city ? <input type="hidden" name="sehir" value={asked.city} /> : null}
          {asked.view === 'liste' ? <input type="hidden" name="gorunum" value={asked.view} /> : null}
          <input
            key={asked.q}
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={200}
            className="field min-h-9 min-w-32 flex-1 py-1"
            aria-label={texts.findCompany}
            placeholder={texts.findCompany}
          />
          <button type="submit" className="btn btn-outline btn-small">
            {texts.findButton}
          </button>
        </form>
      </search>
      <fieldset aria-label={texts.view} className="flex rounded-xl border border-line-strong p-0.5">
        {askedViews.map((view) => {
          const Icon = icons[view];
          const current = asked.view === view;
          return (
            <Link
              key={view}
              to={addressOf(category, { ...asked, view })}
              state={keepScroll}
              aria-label={texts.views[view]}
              aria-current={current ? 'true' : undefined}
              title={texts.views[view]}
              className={cx(
                'flex size-8 items-center justify-center rounded-lg',
                current ? 'bg-accent text-on-accent' : 'text-muted hover:text-accent',
              )}
            >
              <Icon aria-hidden size={17} />
            </Link>
          );
        })}
      </fieldset>
    </div>
  );
}
