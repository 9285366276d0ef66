import type { RegisterBody } from '@carsi/contracts/identity/http/account';
import type { SecondFactorBody } from '@carsi/contracts/identity/http/second-factor';
import { call } from '../../../lib/call';

export const login = (email: string, password: string) => call('POST /api/auth/login', { body: { email, password } });

export const passSecondStep = (shown: SecondFactorBody) => call('POST /api/auth/second-factor', { body: shown });

export const register = (body: RegisterBody) => call('POST /api/auth/register', { body });

/** Answers alike whether or not the address is known. */
export const askReset = (email: string) => call('POST /api/auth/reset-password', { body: { email } });

export const setPassword = (newPassword: string, resetToken: string) =>
  call('POST /api/auth/update-password', { body: { newPassword, resetToken } });

/** `password` where neither a session nor the browser shows whose account it is. */
export const verifyEmail = (token: string, password?: string) =>
  call('POST /api/auth/verify-email', { body: { token, ...(password !== undefined ? { password } : {}) } });

export const takeBackEmail = (token: string) => call('POST /api/auth/take-back-email', { body: { token } });

export const exchange = (code: string) => call('POST /api/auth/exchange', { body: { code } });
