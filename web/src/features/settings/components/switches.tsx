import type { PersonalSettings } from '@carsi/contracts/identity/personal-settings';
import { SwitchRow } from '../../../components/account/switch-row';
import type { SettingsDraft } from '../use-settings-draft';

type Flag = {
  [Name in keyof PersonalSettings]: PersonalSettings[Name] extends boolean ? Name : never;
}[keyof PersonalSettings];

export interface Switch {
  name: Flag;
  label: string;
  text?: string;
  /** Why it does nothing yet. */
  note?: string;
}

/** Settings that are on or off. */
export function Switches({ rows, draft, put }: Pick<SettingsDraft, 'draft' | 'put'> & { rows: readonly Switch[] }) {
  return (
    <div className="-my-3 divide-y divide-line">
      {rows.map(({ name, ...row }) => (
        <SwitchRow key={name} {...row} checked={draft[name]} onChange={(on) => put({ [name]: on })} />
      ))}
    </div>
  );
}
