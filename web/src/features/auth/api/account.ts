import type {
  LoginAnswer,
  RegisterAnswer,
  RegisterBody,
  TakeBackEmailAnswer,
  MessageAnswer,
  UpdatePasswordBody,
  VerifyEmailAnswer,
} from '@carsi/contracts/http/account';
import type { SecondFactorBody } from '@carsi/contracts/http/second-factor';
import { send } from '../../../lib/http';

export const login = (email: string, password: string) =>
  send<LoginAnswer>('POST', '/api/auth/login', { email, password });

export const passSecondStep = (shown: SecondFactorBody) => send<LoginAnswer>('POST', '/api/auth/second-factor', shown);

export const register = (body: RegisterBody) => send<RegisterAnswer>('POST', '/api/auth/register', body);

/** Answers alike whether or not the address is known. */
export const askReset = (email: string) => send<MessageAnswer>('POST', '/api/auth/reset-password', { email });

export const setPassword = (newPassword: string, resetToken: string) =>
  send<{ success: true }>('POST', '/api/auth/update-password', {
    newPassword,
    resetToken,
  } satisfies UpdatePasswordBody);

/** `password` where neither a session nor the browser shows whose account it is. */
export const verifyEmail = (token: string, password?: string) =>
  send<VerifyEmailAnswer>('POST', '/api/auth/verify-email', { token, ...(password !== undefined ? { password } : {}) });

export const takeBackEmail = (token: string) =>
  send<TakeBackEmailAnswer>('POST', '/api/auth/take-back-email', { token });

export const exchange = (code: string) => send<LoginAnswer>('POST', '/api/auth/exchange', { code });
