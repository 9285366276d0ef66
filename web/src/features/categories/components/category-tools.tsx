import { ViewSwitch } from '../../../components/list/view-switch';
import { useNavigate } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { Button } from '../../../components/ui/button';
import { type CategoryRequest, categoryViews, addressOf } from '../category-request';
import { texts } from '../texts';

/** Looks for a business in this category, and shows them as cards or as a list; a plain form without JavaScript. */
export function CategoryTools({ category, requested }: { category: string; requested: CategoryRequest }) {
  const navigate = useNavigate();
  const submit = (form: FormData): void =>
    void navigate(addressOf(category, { ...requested, q: String(form.get('q') ?? '').trim() }), { state: keepScroll });
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
          {requested.city ? <input type="hidden" name="sehir" value={requested.city} /> : null}
          {requested.district ? <input type="hidden" name="ilce" value={requested.district} /> : null}
          {requested.view === 'liste' ? <input type="hidden" name="gorunum" value={requested.view} /> : null}
          <input
            key={requested.q}
            type="search"
            name="q"
            defaultValue={requested.q}
            maxLength={200}
            className="field min-h-9 min-w-32 flex-1 py-1"
            aria-label={texts.findCompany}
            placeholder={texts.findCompany}
          />
          <Button small label={texts.findButton} type="submit" />
        </form>
      </search>
      <ViewSwitch
        label={texts.view}
        views={categoryViews}
        names={texts.views}
        at={requested.view}
        addressOf={(view) => addressOf(category, { ...requested, view })}
      />
    </div>
  );
}
