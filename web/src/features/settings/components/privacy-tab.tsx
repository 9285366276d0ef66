import { Panel } from '../../../components/account/panel';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';
import { Switches } from './switches';

const words = texts.privacy;
const visibilities = ['public', 'friends', 'private'] as const;

type PrivacySwitch = 'showEmail' | 'showPhone' | 'allowMessages' | 'allowReviews' | 'autoLocation' | 'shareData';
const rowsOf = (...names: readonly PrivacySwitch[]) =>
  names.map((name) => ({ name, label: words[name], text: words[`${name}Text`] }));
const contact = rowsOf('showEmail', 'showPhone', 'allowMessages', 'allowReviews');
const data = rowsOf('autoLocation', 'shareData');

export function PrivacyTab({ settings: { draft, put } }: { settings: SettingsDraft }) {
  return (
    <div className="space-y-6">
      <Panel title={words.title}>
        <fieldset className="grid gap-3 sm:grid-cols-3">
          <legend className="sr-only">{words.title}</legend>
          {visibilities.map((each) => (
            <label
              key={each}
              className={cx(
                'rounded-xl border-2 p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                draft.profileVisibility === each ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent',
              )}
            >
              <input
                type="radio"
                name="profileVisibility"
                checked={draft.profileVisibility === each}
                className="sr-only"
                onChange={() => put({ profileVisibility: each })}
              />
              <span className="block font-semibold">{words.visibilities[each].name}</span>
              <span className="text-sm text-muted">{words.visibilities[each].text}</span>
            </label>
          ))}
        </fieldset>
      </Panel>
      <Panel title={words.contact}>
        <Switches rows={contact} draft={draft} put={put} />
      </Panel>
      <Panel title={words.data}>
        <Switches rows={data} draft={draft} put={put} />
      </Panel>
    </div>
  );
}
