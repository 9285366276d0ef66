import { LayoutGrid, List, type LucideIcon, Map as MapIcon } from 'lucide-react';
import { cx } from '../../lib/cx';
import type { View } from '../../lib/filters';
import { Link } from '../../lib/navigation/router';
import { keepScroll } from '../../lib/navigation/keep-scroll';

const icons: Record<View, LucideIcon> = { izgara: LayoutGrid, liste: List, harita: MapIcon };

interface ViewSwitchProps<Shown extends View> {
  label: string;
  views: readonly Shown[];
  names: Readonly<Record<Shown, string>>;
  at: Shown;
  addressOf: (view: Shown) => string;
}

/** How a list is shown, each way an address of its own. Nothing draws a map without JavaScript. */
export function ViewSwitch<Shown extends View>({ label, views, names, at, addressOf }: ViewSwitchProps<Shown>) {
  return (
    <fieldset aria-label={label} className="flex rounded-xl border border-line-strong p-0.5">
      {views.map((view) => {
        const Icon: LucideIcon = icons[view];
        return (
          <Link
            key={view}
            to={addressOf(view)}
            state={keepScroll}
            aria-label={names[view]}
            aria-current={at === view ? 'true' : undefined}
            title={names[view]}
            className={cx(
              'flex size-8 items-center justify-center rounded-lg',
              at === view ? 'bg-accent text-on-accent' : 'text-muted hover:text-accent',
              view === 'harita' && 'needs-script',
            )}
          >
            <Icon aria-hidden size={17} />
          </Link>
        );
      })}
    </fieldset>
  );
}
