import type {
  AccountUser,
  AvatarAnswer,
  DeleteAccountAnswer,
  ProfileBody,
} from '@carsi/contracts/identity/http/account';
import { setUser, useSession } from '../session/session';
import { call } from '../call';

/** The signed-in person; only for pages behind the guard. */
export const useMe = (): AccountUser => {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('a member page without a member');
  return user;
};

/** Keys begin with the person's id, so cached answers are never shown to another account. */
export const mine = (user: AccountUser, ...rest: readonly unknown[]): readonly unknown[] => ['mine', user.id, ...rest];

export const saveProfile = async (body: ProfileBody): Promise<AccountUser> => {
  const user = await call('PUT /api/auth/profile', { body });
  setUser(user);
  return user;
};

const putAvatar = ({ avatar }: AvatarAnswer): void => {
  const { user } = useSession.getState();
  if (user) setUser({ ...user, avatar });
};

export const uploadAvatar = async (picture: Blob): Promise<void> => {
  const form = new FormData();
  form.append('file', picture, 'avatar.webp');
  putAvatar(await call('POST /api/auth/avatar', {}, { form }));
};

export const removeAvatar = async (): Promise<void> => {
  await call('DELETE /api/auth/avatar');
  putAvatar({ avatar: null });
};

export const changePassword = (newPassword: string, currentPassword?: string): Promise<unknown> =>
  call('POST /api/auth/update-password', { body: { newPassword, ...(currentPassword ? { currentPassword } : {}) } });

export const changeEmail = (email: string, password: string): Promise<unknown> =>
  call('POST /api/auth/change-email', { body: { email, password } });

export const deleteAccount = (body: {
  phrase: string;
  password?: string;
  reviews_too: boolean;
}): Promise<DeleteAccountAnswer> => call('DELETE /api/auth/account', { body });

export const restoreAccount = async (): Promise<void> => {
  setUser(await call('POST /api/auth/account/restore'));
};
