import { call } from '../../../lib/call';

export const confirmDeletion = (token: string) => call('POST /api/auth/account/confirm-deletion', { body: { token } });
