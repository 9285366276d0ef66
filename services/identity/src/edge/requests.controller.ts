import type { IdentityCalls } from '@carsi/contracts/identity';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Identity } from '../identity.js';

type Asked<Name extends keyof IdentityCalls> = Incoming<Parameters<IdentityCalls[Name]>[0]>;

@Controller()
export class RequestsController {
  constructor(@Inject(Identity) private readonly identity: Identity) {}

  @MessagePattern('sendLetter')
  sendLetter(@Payload() { body, context }: Asked<'sendLetter'>) {
    return this.identity.sendLetter(body, context);
  }

  @MessagePattern('keys')
  keys() {
    return this.identity.keys();
  }

  @MessagePattern('endedSessions')
  endedSessions(@Payload() { body }: Asked<'endedSessions'>) {
    return this.identity.endedSessions(body);
  }

  @MessagePattern('register')
  register(@Payload() { body, context }: Asked<'register'>) {
    return this.identity.register(body, context);
  }

  @MessagePattern('login')
  login(@Payload() { body, context }: Asked<'login'>) {
    return this.identity.login(body, context);
  }

  @MessagePattern('refresh')
  refresh(@Payload() { body }: Asked<'refresh'>) {
    return this.identity.refresh(body);
  }

  @MessagePattern('logout')
  logout(@Payload() { body }: Asked<'logout'>) {
    return this.identity.logout(body);
  }

  @MessagePattern('providers')
  providers() {
    return this.identity.providers();
  }

  @MessagePattern('beginProvider')
  beginProvider(@Payload() { body }: Asked<'beginProvider'>) {
    return this.identity.beginProvider(body);
  }

  @MessagePattern('finishProvider')
  finishProvider(@Payload() { body, context }: Asked<'finishProvider'>) {
    return this.identity.finishProvider(body, context);
  }

  @MessagePattern('exchange')
  exchange(@Payload() { body }: Asked<'exchange'>) {
    return this.identity.exchange(body);
  }

  @MessagePattern('me')
  me(@Payload() { body, context }: Asked<'me'>) {
    return this.identity.me(body, context);
  }

  @MessagePattern('requestReset')
  requestReset(@Payload() { body }: Asked<'requestReset'>) {
    return this.identity.requestReset(body);
  }

  @MessagePattern('resendVerification')
  resendVerification(@Payload() { body, context }: Asked<'resendVerification'>) {
    return this.identity.resendVerification(body, context);
  }

  @MessagePattern('updatePassword')
  updatePassword(@Payload() { body, context }: Asked<'updatePassword'>) {
    return this.identity.updatePassword(body, context);
  }

  @MessagePattern('verifyEmail')
  verifyEmail(@Payload() { body, context }: Asked<'verifyEmail'>) {
    return this.identity.verifyEmail(body, context);
  }

  @MessagePattern('takeBackEmail')
  takeBackEmail(@Payload() { body, context }: Asked<'takeBackEmail'>) {
    return this.identity.takeBackEmail(body, context);
  }

  @MessagePattern('reviseProfile')
  reviseProfile(@Payload() { body, context }: Asked<'reviseProfile'>) {
    return this.identity.reviseProfile(body, context);
  }

  @MessagePattern('changeEmail')
  changeEmail(@Payload() { body, context }: Asked<'changeEmail'>) {
    return this.identity.changeEmail(body, context);
  }

  @MessagePattern('chooseAvatar')
  chooseAvatar(@Payload() { body, context }: Asked<'chooseAvatar'>) {
    return this.identity.chooseAvatar(body, context);
  }

  @MessagePattern('sessions')
  sessions(@Payload() { body, context }: Asked<'sessions'>) {
    return this.identity.sessions(body, context);
  }

  @MessagePattern('endSession')
  endSession(@Payload() { body, context }: Asked<'endSession'>) {
    return this.identity.endSession(body, context);
  }

  @MessagePattern('endOtherSessions')
  endOtherSessions(@Payload() { body, context }: Asked<'endOtherSessions'>) {
    return this.identity.endOtherSessions(body, context);
  }

  @MessagePattern('settings')
  settings(@Payload() { body, context }: Asked<'settings'>) {
    return this.identity.settings(body, context);
  }

  @MessagePattern('chooseSettings')
  chooseSettings(@Payload() { body, context }: Asked<'chooseSettings'>) {
    return this.identity.chooseSettings(body, context);
  }

  @MessagePattern('onboarding')
  onboarding(@Payload() { body, context }: Asked<'onboarding'>) {
    return this.identity.onboarding(body, context);
  }

  @MessagePattern('keepOnboarding')
  keepOnboarding(@Payload() { body, context }: Asked<'keepOnboarding'>) {
    return this.identity.keepOnboarding(body, context);
  }

  @MessagePattern('companyDraft')
  companyDraft(@Payload() { body, context }: Asked<'companyDraft'>) {
    return this.identity.companyDraft(body, context);
  }

  @MessagePattern('keepCompanyDraft')
  keepCompanyDraft(@Payload() { body, context }: Asked<'keepCompanyDraft'>) {
    return this.identity.keepCompanyDraft(body, context);
  }

  @MessagePattern('deleteAccount')
  deleteAccount(@Payload() { body, context }: Asked<'deleteAccount'>) {
    return this.identity.deleteAccount(body, context);
  }

  @MessagePattern('restoreAccount')
  restoreAccount(@Payload() { body, context }: Asked<'restoreAccount'>) {
    return this.identity.restoreAccount(body, context);
  }

  @MessagePattern('people')
  people(@Payload() { body }: Asked<'people'>) {
    return this.identity.people(body);
  }

  @MessagePattern('correspondents')
  correspondents(@Payload() { body, context }: Asked<'correspondents'>) {
    return this.identity.correspondents(body, context);
  }

  @MessagePattern('newPeople')
  newPeople(@Payload() { body, context }: Asked<'newPeople'>) {
    return this.identity.newPeople(body, context);
  }

  @MessagePattern('listPeople')
  listPeople(@Payload() { body, context }: Asked<'listPeople'>) {
    return this.identity.listPeople(body, context);
  }

  @MessagePattern('peopleCount')
  peopleCount() {
    return this.identity.peopleCount();
  }

  @MessagePattern('peopleStats')
  peopleStats(@Payload() { body, context }: Asked<'peopleStats'>) {
    return this.identity.peopleStats(body, context);
  }

  @MessagePattern('markVerified')
  markVerified(@Payload() { body, context }: Asked<'markVerified'>) {
    return this.identity.markVerified(body, context);
  }

  @MessagePattern('giveType')
  giveType(@Payload() { body, context }: Asked<'giveType'>) {
    return this.identity.giveType(body, context);
  }

  @MessagePattern('deletePerson')
  deletePerson(@Payload() { body, context }: Asked<'deletePerson'>) {
    return this.identity.deletePerson(body, context);
  }

  @MessagePattern('mails')
  mails(@Payload() { body, context }: Asked<'mails'>) {
    return this.identity.mails(body, context);
  }

  @MessagePattern('readMail')
  readMail(@Payload() { body, context }: Asked<'readMail'>) {
    return this.identity.readMail(body, context);
  }

  @MessagePattern('sendAgain')
  sendAgain(@Payload() { body, context }: Asked<'sendAgain'>) {
    return this.identity.sendAgain(body, context);
  }

  @MessagePattern('sendTestMail')
  sendTestMail(@Payload() { body, context }: Asked<'sendTestMail'>) {
    return this.identity.sendTestMail(body, context);
  }

  @MessagePattern('createAdmin')
  createAdmin(@Payload() { body, context }: Asked<'createAdmin'>) {
    return this.identity.createAdmin(body, context);
  }

  @MessagePattern('hasAdmin')
  hasAdmin(@Payload() { body, context }: Asked<'hasAdmin'>) {
    return this.identity.hasAdmin(body, context);
  }
}
