import {
  authenticatorAnswer,
  authenticatorCodeBody,
  factorAddedAnswer,
  factorConfirmation,
  factorsAnswer,
  passkeyBody,
  passkeyOptionsAnswer,
  recoveryCodesAnswer,
} from './second-factor.js';
import { routes } from './route.js';

export const factorRoutes = routes({
  'GET /api/auth/factors': { summary: 'Doğrulama adımları', who: 'member', answer: factorsAnswer },
  'POST /api/auth/factors/authenticator': {
    summary: 'Doğrulama uygulaması kurmaya başla',
    who: 'member',
    body: factorConfirmation,
    answer: authenticatorAnswer,
  },
  'POST /api/auth/factors/authenticator/confirm': {
    summary: 'Doğrulama uygulamasını ilk koduyla ekle',
    who: 'member',
    body: authenticatorCodeBody,
    answer: factorAddedAnswer,
  },
  'DELETE /api/auth/factors/authenticator': {
    summary: 'Doğrulama uygulamasını kaldır',
    who: 'member',
    body: factorConfirmation,
    answer: factorsAnswer,
  },
  'POST /api/auth/factors/recovery-codes': {
    summary: 'Yeni kurtarma kodları oluştur',
    who: 'member',
    body: factorConfirmation,
    answer: recoveryCodesAnswer,
  },
  'POST /api/auth/passkeys/options': {
    summary: 'Geçiş anahtarı eklemeye başla',
    who: 'member',
    body: factorConfirmation,
    answer: passkeyOptionsAnswer,
  },
  'POST /api/auth/passkeys/verify': {
    summary: 'Geçiş anahtarını ekle',
    who: 'member',
    body: passkeyBody,
    answer: factorAddedAnswer,
  },
  'DELETE /api/auth/passkeys/{id}': {
    summary: 'Geçiş anahtarını kaldır',
    who: 'member',
    body: factorConfirmation,
    answer: factorsAnswer,
  },
});
