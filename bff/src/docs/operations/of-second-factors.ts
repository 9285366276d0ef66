import { loginAnswer } from '@carsi/contracts/http/account';
import {
  authenticatorAnswer,
  authenticatorCodeBody,
  factorAddedAnswer,
  factorConfirmation,
  factorsAnswer,
  passkeyBody,
  passkeyOptionsAnswer,
  recoveryCodesAnswer,
  secondFactorBody,
} from '@carsi/contracts/http/second-factor';
import type { Operation } from './operation.js';

/** The second step of a sign-in, and what a person sets up for it. */
export const ofSecondFactors: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/second-factor',
    summary: 'Girişi doğrulama adımıyla tamamla (401 SECOND_FACTOR_REQUIRED yanıtındaki challenge ile)',
    body: secondFactorBody,
    status: 200,
    answer: loginAnswer,
  },
  {
    method: 'get',
    path: '/api/auth/factors',
    summary: 'Doğrulama adımları',
    status: 200,
    answer: factorsAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/factors/authenticator',
    summary: 'Doğrulama uygulaması kurmaya başla',
    body: factorConfirmation,
    status: 200,
    answer: authenticatorAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/factors/authenticator/confirm',
    summary: 'Doğrulama uygulamasını ilk koduyla ekle',
    body: authenticatorCodeBody,
    status: 200,
    answer: factorAddedAnswer,
  },
  {
    method: 'delete',
    path: '/api/auth/factors/authenticator',
    summary: 'Doğrulama uygulamasını kaldır',
    body: factorConfirmation,
    status: 200,
    answer: factorsAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/factors/recovery-codes',
    summary: 'Yeni kurtarma kodları oluştur',
    body: factorConfirmation,
    status: 200,
    answer: recoveryCodesAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/passkeys/options',
    summary: 'Geçiş anahtarı eklemeye başla',
    body: factorConfirmation,
    status: 200,
    answer: passkeyOptionsAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/passkeys/verify',
    summary: 'Geçiş anahtarını ekle',
    body: passkeyBody,
    status: 200,
    answer: factorAddedAnswer,
  },
  {
    method: 'delete',
    path: '/api/auth/passkeys/{id}',
    summary: 'Geçiş anahtarını kaldır',
    body: factorConfirmation,
    status: 200,
    answer: factorsAnswer,
  },
];
