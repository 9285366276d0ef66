import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** Facts about people that rules need and a token may not contain yet. No row: defaults. */
export interface KnownPerson {
  readonly verified: boolean;
  readonly allowMessages: boolean;
  readonly erased: boolean;
}

const unknown: KnownPerson = { verified: false, allowMessages: true, erased: false };

export const knownPeople: Projection<KnownPerson, IdentityEvent> = {
  name: 'messaging-people',
  version: 1,
  rows: (event) => {
    if (event.type === 'SettingsChosen')
      return event.data.choices.allowMessages === undefined ? [] : [event.data.userId];
    return event.type === 'EmailVerified' || event.type === 'UserErased' ? [event.data.userId] : [];
  },
  evolve: (row = unknown, event) => {
    switch (event.type) {
      case 'EmailVerified':
        return { ...row, verified: true };
      case 'SettingsChosen':
        return { ...row, allowMessages: event.data.choices.allowMessages ?? row.allowMessages };
      case 'UserErased':
        return { ...row, erased: true };
      default:
        return row;
    }
  },
};
