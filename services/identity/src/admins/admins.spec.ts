import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { admins, type AdminsEvent, type AppointAdmin, type DismissAdmin } from './admins.js';

const given = specification(admins);
const meta = { by: 'patron', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const appoint = (userId: string): AppointAdmin => ({ type: 'AppointAdmin', data: { userId }, meta });
const dismiss = (userId: string): DismissAdmin => ({
  type: 'DismissAdmin',
  data: { userId, userType: 'customer' },
  meta,
});
const appointed = (userId: string): AdminsEvent => ({ type: 'AdminAppointed', data: { userId } });
const dismissed = (userId: string): AdminsEvent => ({
  type: 'AdminDismissed',
  data: { userId, userType: 'customer' },
});

describe('the admins', () => {
  it('are appointed once', () => {
    given().when(appoint('ayse')).then(appointed('ayse'));
    given(appointed('ayse')).when(appoint('ayse')).thenNothing();
  });
  it('are dismissed, and can be appointed again', () => {
    given(appointed('ayse'), appointed('veli')).when(dismiss('veli')).then(dismissed('veli'));
    given(appointed('ayse'), appointed('veli'), dismissed('veli')).when(appoint('veli')).then(appointed('veli'));
    given(appointed('ayse')).when(dismiss('veli')).thenNothing();
  });
  it('are never none: the last one stays', () => {
    given(appointed('ayse')).when(dismiss('ayse')).thenRefused('LAST_ADMIN');
    given(appointed('ayse'), appointed('veli'), dismissed('ayse')).when(dismiss('veli')).thenRefused('LAST_ADMIN');
  });
});
