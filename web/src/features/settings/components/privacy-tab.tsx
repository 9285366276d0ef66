import { Panel } from '../../../components/account/panel';
import { SwitchRow } from '../../../components/account/switch-row';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { SettingsDraft } from '../use-settings-draft';

const words = texts.privacy;
const visibilities = ['public', 'friends', 'private'] as const;

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
        <Switches names={['showEmail', 'showPhone', 'allowMessages', 'allowReviews']} draft={draft} put={put} />
      </Panel>
      <Panel title={words.data}>
        <Switches names={['autoLocation', 'shareData']} draft={draft} put={put} />
      </Panel>
    </div>
  );
}

type Switch = 'showEmail' | 'showPhone' | 'allowMessages' | 'allowReviews' | 'autoLocation' | 'shareData';

function Switches({
  names,
  draft,
  put,
}: Pick<SettingsDraft, 'draft' | 'put'> & {
  names: readonly Switch[];
}) {
  return (
    <div className="-my-3 divide-y divide-line">
      {names.map((name) => (
        <SwitchRow
          key={name}
          label={words[name]}
          text={words[`${name}Text`]}
          checked={draft[name]}
          onChange={(on) => put({ [name]: on })}
        />
      ))}
    </div>
  );
}
