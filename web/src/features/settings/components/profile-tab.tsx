import { Monitor, Moon, Sun } from 'lucide-react';
import { DraftField } from '../../../components/account/draft-field';
import { Panel } from '../../../components/account/panel';
import { cx } from '../../../lib/cx';
import { themes, useTheme } from '../../../stores/theme';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';

const words = texts.profile;
const icons = { light: Sun, dark: Moon, system: Monitor } as const;

export function ProfileTab({ settings: { draft, put, errors } }: { settings: SettingsDraft }) {
  return (
    <div className="space-y-6">
      <Panel title={words.title}>
        <div className="grid gap-5 sm:grid-cols-2">
          <DraftField
            label={words.displayName}
            value={draft.displayName}
            error={errors.displayName}
            autoComplete="name"
            required
            onChange={(displayName) => put({ displayName })}
          />
          <DraftField
            label={words.email}
            value={draft.email}
            hint={words.emailHint}
            type="email"
            readOnly
            onChange={() => undefined}
          />
          <DraftField
            label={words.phone}
            value={draft.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onChange={(phone) => put({ phone })}
          />
          <DraftField
            label={words.location}
            value={draft.location}
            autoComplete="address-level2"
            onChange={(location) => put({ location })}
          />
          <DraftField
            label={words.website}
            value={draft.website}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            className="sm:col-span-2"
            onChange={(website) => put({ website })}
          />
          <DraftField
            label={words.bio}
            value={draft.bio}
            rows={4}
            hint={words.count([...draft.bio].length)}
            className="sm:col-span-2"
            onChange={(bio) => put({ bio })}
          />
        </div>
      </Panel>
      <Panel title={words.looks}>
        <ThemeField />
        <div className="mt-6">
          <p className="text-sm font-semibold">{words.language}</p>
          <p>{words.languageNow}</p>
          <p className="text-sm text-muted">{words.languageHint}</p>
        </div>
      </Panel>
    </div>
  );
}

/** Applies at once; lib/account/follow-theme.ts saves it on the account. */
function ThemeField() {
  const { theme, choose } = useTheme();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.theme}</legend>
      <div className="grid max-w-md grid-cols-3 gap-2">
        {themes.map((each) => {
          const Icon = icons[each];
          return (
            <button
              key={each}
              type="button"
              aria-pressed={theme === each}
              className={cx('btn btn-outline btn-small', theme === each && 'border-accent bg-accent-soft text-accent')}
              onClick={() => choose(each)}
            >
              <Icon aria-hidden size={17} />
              {words.themes[each]}
            </button>
          );
        })}
      </div>
      <p className="mt-1.5 text-sm text-muted">{words.themeHint}</p>
    </fieldset>
  );
}
