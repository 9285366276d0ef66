import { Monitor, Moon, Sun } from 'lucide-react';
import { use } from 'react';
import { CloseDisclosure, Disclosure } from '../../components/ui/disclosure';
import { cx } from '../../lib/cx';
import { type Theme, themes, useTheme } from '../../stores/theme';
import { texts } from '../texts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

export function ThemeSwitch() {
  const theme = useTheme((state) => state.theme);
  const Icon = icons[theme];
  return (
    <Disclosure
      label={<Icon aria-hidden size={19} />}
      accessibleLabel={`${texts.theme}: ${texts.themes[theme]}`}
      buttonClass="btn btn-quiet btn-small px-2.5"
      panelClass="absolute top-full right-0 z-50 mt-2 w-40 rounded-2xl border border-line bg-surface p-1.5 shadow-float"
    >
      <ThemeChoices />
    </Disclosure>
  );
}

export function ThemeChoices({ row = false }: { row?: boolean }) {
  const close = use(CloseDisclosure);
  const { theme, choose } = useTheme();
  const pick = (next: Theme): void => {
    choose(next);
    close();
  };
  return (
    <fieldset aria-label={texts.theme} className={row ? 'grid grid-cols-3 gap-2' : 'space-y-0.5'}>
      {themes.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={theme === each}
            className={cx(
              'btn btn-quiet btn-small w-full',
              !row && 'justify-start',
              theme === each && 'bg-accent-soft text-accent',
            )}
            onClick={() => pick(each)}
          >
            <Icon aria-hidden size={17} />
            {texts.themes[each]}
          </button>
        );
      })}
    </fieldset>
  );
}
