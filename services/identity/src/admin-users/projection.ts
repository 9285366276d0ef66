import type { UserType } from '@carsi/contracts/identity/user-types';
import type { Projection } from '@carsi/kernel/projection';
import { fold } from '@carsi/turkish/fold';
import type { AdminsEvent } from '../admins/admins.js';
import { personOf, typeOf } from '../profiles/projection.js';
import type { ChosenType, UserEvent } from '../user/events.js';

/** What an admin's list is ordered and searched by. */
export interface AdminUserRow {
  readonly createdAt: string;
  readonly userType: UserType;
  readonly verified: boolean;
  readonly nameKey: string;
  /** Key of the last word, for a search by surname. */
  readonly lastKey: string;
  readonly emailKey: string;
  readonly chosen: ChosenType | null;
}

export const adminUsers: Projection<AdminUserRow, UserEvent | AdminsEvent> = {
  name: 'admin-users',
  version: 1,
  rows: personOf,
  evolve: (row, event, { at }) => {
    if (event.type === 'UserRegistered') {
      const { fullName, email, userType: chosen } = event.data;
      const userType = typeOf({ admin: false, type: chosen });
      return { createdAt: at, userType, verified: false, ...keysOf(fullName), emailKey: searched(email), chosen };
    }
    if (!row) return undefined;
    switch (event.type) {
      case 'ProfileRevised':
        return event.data.fullName === undefined ? row : { ...row, ...keysOf(event.data.fullName) };
      case 'EmailChanged':
        return { ...row, emailKey: searched(event.data.email) };
      case 'UserTypeChosen': {
        const { userType: chosen } = event.data;
        return { ...row, chosen, userType: row.userType === 'admin' ? 'admin' : chosen };
      }
      case 'AdminAppointed':
        return { ...row, userType: 'admin' };
      case 'AdminDismissed':
        return { ...row, userType: event.data.userType, chosen: event.data.userType };
      case 'UserVerified':
      case 'UserUnverified':
        return { ...row, verified: event.type === 'UserVerified' };
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

/** Null only while events of an erased person are replayed. */
const searched = (text: string | null): string => fold(text ?? '');

const keysOf = (fullName: string | null): Pick<AdminUserRow, 'nameKey' | 'lastKey'> => {
  const nameKey = searched(fullName);
  return { nameKey, lastKey: nameKey.slice(nameKey.lastIndexOf(' ') + 1) };
};
