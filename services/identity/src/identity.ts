import { growthWindow, type GrowthWindow } from '@carsi/contracts/common/growth';
import type {
  ChangeEmail,
  DeleteAccount,
  IdentityCalls,
  ListPeople,
  Login,
  Refresh,
  Register,
  ReviseProfile,
  SessionView,
  UpdatePassword,
} from '@carsi/contracts/identity/calls';
import { sendLetter, type SendMail } from '@carsi/contracts/identity/mails';
import type { PrivacyCalls } from '@carsi/contracts/identity/privacy';
import type { SecondFactorCalls } from '@carsi/contracts/identity/second-factor';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { IdentityParts } from './identity-parts.js';
import type { Caller } from './session/caller.js';

/** An access token lives for 15 minutes; what ended before that is of no interest. */
const ENDED_WINDOW_MS = 16 * 60_000;
const id = z.string().min(1).max(100);
const text = z.string().max(10_000);
const page = z.object({ limit: z.int().min(1).max(100), offset: z.int().min(0) });

const providerBody = z.object({ provider: z.enum(['google', 'github']), browser: z.string().max(100) });

type Body<Name extends keyof IdentityCalls> = Parameters<IdentityCalls[Name]>[0];
type Nothing = Record<string, never>;

/** The identity service as others ask it: permission first, then the one who knows. */
export class Identity implements Served<Omit<IdentityCalls, keyof PrivacyCalls | keyof SecondFactorCalls>> {
  constructor(
    private readonly parts: IdentityParts,
    private readonly who: Caller,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  async sendLetter(body: SendMail, context: CallContext): Promise<{ asked: true }> {
    this.access.requireOperator(context);
    const { letterId, template, email, data } = parse(sendLetter, body);
    await this.parts.mails.ask(template, '', { ...data, email }, letterId);
    return { asked: true };
  }

  keys() {
    return this.parts.keys.published();
  }

  async endedSessions(body: Body<'endedSessions'>) {
    const { since } = parse(z.object({ since: z.iso.datetime() }), body);
    const earliest = new Date(this.clock.now().getTime() - ENDED_WINDOW_MS).toISOString();
    const ended = await this.parts.sessions.endedSince(since > earliest ? since : earliest);
    return ended.map(({ userId, id: sessionId, endedAt }) => ({ userId, sessionId, except: null, at: endedAt! }));
  }

  register(body: Register, context: CallContext) {
    return this.parts.registering.register(body, context);
  }

  login(body: Login, context: CallContext) {
    return this.parts.signingIn.login(body, context);
  }

  refresh(body: Refresh) {
    return this.parts.signingIn.refresh(body);
  }

  async logout({ token }: Body<'logout'>) {
    await this.parts.signingIn.logout(token);
    return { ended: true as const };
  }

  async providers() {
    return this.parts.providers.configured;
  }

  beginProvider(body: Body<'beginProvider'>) {
    const { provider, browser } = parse(providerBody, body);
    return this.parts.providers.begin(provider, browser);
  }

  finishProvider(body: Body<'finishProvider'>, context: CallContext) {
    const { provider, browser, query } = parse(providerBody.extend({ query: z.string().max(4_000) }), body);
    return this.parts.providers.finish(provider, query, browser, context);
  }

  exchange(body: Body<'exchange'>) {
    const { code, browser, agent } = parse(z.object({ code: z.string().max(200), browser: text, agent: text }), body);
    return this.parts.providers.exchange(code, browser, agent);
  }

  async me(_body: Nothing, context: CallContext) {
    return this.parts.users.person((await this.who.person(context)).id);
  }

  async requestReset(body: Body<'requestReset'>) {
    await this.parts.passwords.requestReset(parse(z.object({ email: text }), body).email);
    return { sent: true as const };
  }

  async resendVerification(body: Body<'resendVerification'>, context: CallContext) {
    const { email } = parse(z.object({ email: text.optional() }), body);
    const signedIn = context.token !== undefined && !email?.trim();
    await (signedIn
      ? this.parts.emails.resendTo((await this.who.person(context)).id)
      : this.parts.emails.resend(email ?? ''));
    return { sent: true as const };
  }

  async updatePassword(body: UpdatePassword, context: CallContext) {
    await this.parts.passwords.update(body, () => this.who.person(context), context);
    return { changed: true as const };
  }

  async verifyEmail(body: Body<'verifyEmail'>, context: CallContext) {
    return this.parts.emails.verify(body, await this.who.personIfAny(context), context);
  }

  takeBackEmail(body: Body<'takeBackEmail'>, context: CallContext) {
    return this.parts.takeBack.restore(parse(z.object({ token: text }), body).token, context);
  }

  async reviseProfile(body: ReviseProfile, context: CallContext) {
    return this.parts.profiles.revise((await this.who.person(context)).id, body, context);
  }

  async changeEmail(body: ChangeEmail, context: CallContext) {
    await this.parts.emails.ask(body, await this.who.person(context), context);
    return { sent: true as const };
  }

  async chooseAvatar({ avatar }: Body<'chooseAvatar'>, context: CallContext) {
    return this.parts.profiles.chooseAvatar((await this.who.person(context)).id, avatar, context);
  }

  async sessions(_body: Nothing, context: CallContext): Promise<readonly SessionView[]> {
    const person = await this.who.person(context);
    const sessions = await this.parts.sessions.of(person.id);
    return [...sessions]
      .sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1))
      .map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        current: id === person.sessionId,
        device,
        createdAt,
        lastUsedAt,
      }));
  }

  async endSession(body: Body<'endSession'>, context: CallContext) {
    const person = await this.who.person(context);
    const { sessionId } = parse(z.object({ sessionId: id }), body);
    await this.parts.sessions.end(person.id, sessionId);
    return { ended: true as const };
  }

  async endOtherSessions(_body: Nothing, context: CallContext) {
    const person = await this.who.person(context);
    return { ended: await this.parts.revocation.because('signed-out-everywhere', person.id, person.sessionId) };
  }

  async settings(_body: Nothing, context: CallContext) {
    return this.parts.profiles.settings((await this.who.person(context)).id);
  }

  async chooseSettings(body: Body<'chooseSettings'>, context: CallContext) {
    return this.parts.profiles.chooseSettings((await this.who.person(context)).id, body, context);
  }

  async onboarding(_body: Nothing, context: CallContext) {
    return this.parts.profiles.onboarding((await this.who.person(context)).id);
  }

  async keepOnboarding(body: Body<'keepOnboarding'>, context: CallContext) {
    return this.parts.profiles.keepOnboarding((await this.who.person(context)).id, body, context);
  }

  async companyDraft({ companyId }: Body<'companyDraft'>, context: CallContext) {
    return this.parts.profiles.companyDraft((await this.who.person(context)).id, companyId);
  }

  async keepCompanyDraft(body: Body<'keepCompanyDraft'>, context: CallContext) {
    await this.parts.profiles.keepCompanyDraft((await this.who.person(context)).id, body, context);
    return { kept: true as const };
  }

  async deleteAccount(body: DeleteAccount, context: CallContext) {
    return { eraseAt: await this.parts.erasure.ask(body, await this.who.person(context), context) };
  }

  async restoreAccount(_body: Nothing, context: CallContext) {
    return this.parts.erasure.takeBack((await this.who.person(context)).id, context);
  }

  people(body: Body<'people'>) {
    return this.parts.people.names(body);
  }

  async correspondents(body: Body<'correspondents'>, context: CallContext) {
    const { id: ownerId } = await this.who.person(context);
    return this.parts.correspondents.of(ownerId, body, context);
  }

  async newPeople(body: GrowthWindow, context: CallContext) {
    await this.who.admin(context);
    return this.parts.people.newByDay(parse(growthWindow, body).days);
  }

  async listPeople(body: ListPeople, context: CallContext) {
    await this.who.admin(context);
    return this.parts.people.list(body);
  }

  peopleCount() {
    return this.parts.people.count();
  }

  async peopleStats(_body: Nothing, context: CallContext) {
    await this.who.admin(context);
    return this.parts.people.stats();
  }

  async markVerified(body: Body<'markVerified'>, context: CallContext) {
    return this.parts.people.markVerified(body, (await this.who.admin(context)).id, context);
  }

  async giveType(body: Body<'giveType'>, context: CallContext) {
    return this.parts.people.giveType(body, (await this.who.admin(context)).id, context);
  }

  async deletePerson(body: Body<'deletePerson'>, context: CallContext) {
    const { id: by } = await this.who.admin(context);
    const { userId } = parse(z.object({ userId: id }), body);
    return { eraseAt: await this.parts.erasure.order(userId, by, context) };
  }

  async mails(body: Body<'mails'>, context: CallContext) {
    await this.who.admin(context);
    const { limit, offset } = parse(page, body);
    return this.parts.office.list(limit, offset);
  }

  async readMail(body: Body<'readMail'>, context: CallContext) {
    const { id: by } = await this.who.admin(context);
    return this.parts.office.read(parse(z.object({ mailId: id }), body).mailId, by, context);
  }

  async sendAgain(body: Body<'sendAgain'>, context: CallContext) {
    const { id: by } = await this.who.admin(context);
    await this.parts.office.again(parse(z.object({ mailId: id }), body).mailId, by, context);
    return { waiting: true as const };
  }

  async sendTestMail(_body: Body<'sendTestMail'>, context: CallContext) {
    const { id: userId } = await this.who.admin(context);
    await this.parts.office.test(userId, context.commandId);
    return { asked: true as const };
  }

  createAdmin(body: Body<'createAdmin'>, context: CallContext) {
    const { id: by } = this.access.requireOperator(context);
    return this.parts.appointing.create(body, by);
  }

  async hasAdmin(_body: Nothing, context: CallContext) {
    this.access.requireOperator(context);
    return { hasAdmin: (await this.parts.users.allAdmins()).length > 0 };
  }
}
