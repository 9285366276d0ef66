import { LayoutGrid, List } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { Options } from '../../../components/ui/fields';
import { type Choice, type Sort, type View, views } from '../choice';
import { texts } from '../texts';

interface ToolbarProps {
  choice: Choice;
  categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  onChoose: (choice: Choice) => void;
}

const icons = { izgara: LayoutGrid, liste: List } as const;

export function Toolbar({ choice, categories, onChoose }: ToolbarProps) {
  const change = (changed: Partial<Choice>): void => onChoose({ ...choice, ...changed });
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 lg:grid-cols-[minmax(0,1fr)_14rem_12rem_auto]">
      <input
        type="search"
        className="field max-lg:col-span-2"
        aria-label={texts.search}
        placeholder={texts.placeholder}
        maxLength={200}
        value={choice.q}
        onChange={({ target }) => change({ q: target.value })}
      />
      <select
        className="field max-lg:col-span-2"
        aria-label={texts.category}
        value={categories.some(({ slug }) => slug === choice.category) ? choice.category : ''}
        onChange={({ target }) => change({ category: target.value })}
      >
        <option value="">{texts.allCategories}</option>
        {categories.map(({ slug, name, count }) => (
          <option key={slug} value={slug}>
            {texts.categoryCount(name, count)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={texts.sort}
        value={choice.sort}
        onChange={({ target }) => change({ sort: target.value as Sort })}
      >
        <Options names={texts.sorts} />
      </select>
      <fieldset aria-label={texts.view} className="flex w-fit items-center rounded-xl border border-line-strong p-0.5">
        {views.map((view) => (
          <ViewButton key={view} view={view} at={choice.view} onChoose={() => change({ view })} />
        ))}
      </fieldset>
    </search>
  );
}

function ViewButton({ view, at, onChoose }: { view: View; at: View; onChoose: () => void }) {
  const Icon = icons[view];
  return (
    <button
      type="button"
      aria-label={texts.views[view]}
      title={texts.views[view]}
      aria-pressed={view === at}
      className={cx(
        'flex size-9 items-center justify-center rounded-lg',
        view === at ? 'bg-accent text-on-accent' : 'text-muted hover:text-accent',
      )}
      onClick={onChoose}
    >
      <Icon aria-hidden size={18} />
    </button>
  );
}
