import type { ConfirmDeletionAnswer } from '@carsi/contracts/http/account';
import { send } from '../../../lib/http';

export const confirmDeletion = (token: string) =>
  send<ConfirmDeletionAnswer>('POST', '/api/auth/account/confirm-deletion', { token });
