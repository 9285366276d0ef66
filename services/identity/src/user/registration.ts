import { chosenTypes } from '@carsi/contracts/identity/user-types';
import type { Register } from '@carsi/contracts/identity/calls';
import { refuse } from '@carsi/kernel/refusal';
import { checkPassword } from '../password/rules.js';
import { registrationConsents } from './consents.js';
import type { Consent } from './decide.js';
import { emailOf } from './email.js';
import type { ChosenType, Profile } from './events.js';
import { companyNameOf, nameOf, phoneOf } from './texts.js';

export interface Registration extends Profile {
  readonly email: string;
  readonly password: string;
  readonly userType: ChosenType;
  readonly consents: readonly Consent[];
}

/** The checks of a registration (specification 1 §5), in its order and with its sentences. */
export const checkRegistration = (typed: Omit<Register, 'agent'>): Registration => {
  if (typed.userType === 'admin') return refuse('FORBIDDEN');
  const fullName = nameOf(typed.fullName, 'NAME_REQUIRED');
  const email = requiredEmail(typed.email);
  const password = checkPassword(typed.password);
  const userType = chosenType(typed.userType);
  const companyName = userType === 'business' ? companyNameOf(typed.companyName) : null;
  if (userType === 'business' && companyName === null) return refuse('COMPANY_NAME_REQUIRED');
  const phone = phoneOf(typed.phone);
  if (typed.acceptedTerms === false) return refuse('TERMS_REQUIRED');
  return { fullName, email, password, userType, companyName, phone, consents: registrationConsents(typed) };
};

export const requiredEmail = (typed: string, requiredCode = 'EMAIL_REQUIRED'): string => {
  if (typed.trim() === '') return refuse(requiredCode);
  return emailOf(typed) ?? refuse('EMAIL_INVALID');
};

export const chosenType = (typed: string): ChosenType =>
  chosenTypes.find((type) => type === typed) ?? refuse('USER_TYPE_REQUIRED');
