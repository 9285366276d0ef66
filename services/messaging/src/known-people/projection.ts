import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** What conversations keep to, and what a token may not say yet. Nobody is in here of whom nothing of that was said. */
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
