import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** Who of the members wants to be counted in demographics. No row: they do not, as the switch comes. */
export interface Sharing {
  readonly shares: true;
}

export const dataSharing: Projection<Sharing, IdentityEvent> = {
  name: 'data-sharing',
  version: 1,
  rows: (event) =>
    event.type === 'UserErased' || (event.type === 'SettingsChosen' && event.data.choices.shareData !== undefined)
      ? [event.data.userId]
      : [],
  evolve: (_row, event) =>
    event.type === 'SettingsChosen' && event.data.choices.shareData === true ? { shares: true } : undefined,
};
