import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** Members who opted in to demographics. No row: not opted in, the default. */
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
