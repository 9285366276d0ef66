import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  claimIdOf,
  decideClaim,
  claimCompany,
  type ClaimView,
  type WaitingClaim,
} from '@carsi/contracts/directory/claims';
import { hashIn } from '@carsi/contracts/common/pictures';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import type { Command, Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { apart } from '@carsi/platform/pictures/apart';
import { dropPicture } from '@carsi/platform/pictures/take-picture';
import { StoreUnavailable, type Files, type Mail, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { CompanyCommand } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import { companyPage } from '../company-page/projection.js';
import type { CompanyPage } from '../company-page/row.js';
import type { Claim, ClaimCommand } from './claim.js';
import { SITE, type ChangeSiteSettings } from '../site-settings/site-settings.js';
import { claimRows, type ClaimRow } from './projection.js';
import { texts } from './texts.js';

type Open = Exclude<CompanyState, { is: 'unknown' }>;

export type EraseClaims = Command<'EraseClaims', { readonly userId: string }>;

/** Claims on companies without an owner: proven by a code to the published address, or by a document that an admin checks. */
export class ClaimCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly claims: Commands<Claim, ClaimCommand>;
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly site: Commands<SiteSettings, ChangeSiteSettings>;
      readonly rows: ReadModel<ClaimRow>;
      readonly pages: ReadModel<CompanyPage>;
      readonly mail: Mail;
      readonly files: Files;
    },
  ) {}

  async claimCompany(body: unknown, context: CallContext): Promise<ClaimView> {
    const person = this.parts.access.requirePerson(context);
    const { companyId, code, document } = parse(claimCompany, body);
    const meta = metaOf(context, this.parts.clock, person.id);
    if (person.userType !== 'business') throw new Refusal('COMPANY_BUSINESS_ONLY');
    if (!person.emailVerified) throw new Refusal('EMAIL_UNVERIFIED');
    const company = await this.#open(companyId, person.id);
    if (company.ownerId === person.id) return { state: 'claimed', sentTo: null, reason: null };
    const of = { companyId, userId: person.id };
    const { state: known } = await this.parts.claims.state(claimIdOf(of));
    if (known.is === 'claimed') {
      // Proven before something fell over.
      await this.#take(of, meta);
      return { state: 'claimed', sentTo: null, reason: null };
    }
    if (document !== undefined) return this.#document(of, document, meta);
    return code === undefined ? this.#send(of, company, meta) : this.#enter(of, code, meta);
  }

  async waitingClaims(
    { limit, offset }: { limit: number; offset: number },
    context: CallContext,
  ): Promise<{ claims: readonly WaitingClaim[]; total: number }> {
    this.parts.access.requireAdmin(context);
    const where = { state: 'waiting' } as const;
    const [found, total] = await Promise.all([
      this.parts.rows.find({ where, sort: [['changedAt', 'asc']], limit, offset }),
      this.parts.rows.count(where),
    ]);
    const pages = await this.parts.pages.getAll(found.map(({ row }) => row.companyId));
    const claims = found.map(({ id, row: { companyId, userId, document, changedAt } }) => {
      const company = pages.get(companyId)?.company;
      return {
        id,
        companyId,
        companyName: company?.profile.name ?? '',
        companySlug: company?.slug ?? companyId,
        userId,
        document: document ?? '',
        handedAt: changedAt,
      };
    });
    return { claims, total };
  }

  /** An admin's decision. The company changes first: a claim is never accepted for a company with another owner. */
  async decideClaim(body: unknown, context: CallContext): Promise<ClaimView> {
    const meta = metaOf(context, this.parts.clock, this.parts.access.requireAdmin(context).id);
    const { claimId, approved, reason } = parse(decideClaim, body);
    const { state } = await this.parts.claims.state(claimId);
    if (state.is !== 'waiting' || !state.of) throw new Refusal('CLAIM_NOT_WAITING');
    if (approved) await this.#take(state.of, meta);
    const decided = await this.parts.claims.run(claimId, { type: 'DecideClaim', data: { approved, reason }, meta });
    await this.#drop(state.document);
    return this.#viewOf(claimId, decided.state, null);
  }

  /** For their export. Throws StoreUnavailable while the list is behind what was accepted. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    await this.#current();
    const found = await this.parts.rows.find({ where: { userId } });
    return [
      {
        name: 'company-claims',
        rows: found.map(({ row: { companyId, state, changedAt } }) => ({ companyId, state, changedAt })),
      },
    ];
  }

  /** For the policy: pending claims are closed, and documents deleted. */
  async erase({ data: { userId }, meta }: EraseClaims): Promise<void> {
    await this.#current();
    for (const { id, row } of await this.parts.rows.find({ where: { userId } })) {
      if (row.state !== 'waiting') continue;
      const own = { ...meta, commandId: `${meta.commandId}-${id}` };
      await this.parts.claims.run(id, { type: 'DecideClaim', data: { approved: false, reason: null }, meta: own });
      await this.#drop(row.document);
    }
  }

  async #send(of: ClaimRowKey, { profile }: Open, meta: Meta): Promise<ClaimView> {
    const { email } = profile;
    if (email === null) throw new Refusal('CLAIM_NO_ADDRESS');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salt = randomBytes(16).toString('hex');
    const data = { ...of, salt, hash: hashOf(salt, code) };
    const { state } = await this.parts.claims.run(claimIdOf(of), { type: 'SendClaimCode', data, meta });
    // A repeated request has sent its mail already: this code is not the valid one.
    if (state.code?.hash === data.hash) {
      const { siteName, mailSender, mailReplyTo } = (await this.parts.site.state(SITE)).state;
      const text = texts.mailText(siteName ?? BUILT_IN_NAME, profile.name, code);
      const id = createHash('sha256')
        .update(`${claimIdOf(of)} ${meta.commandId}`)
        .digest('hex')
        .slice(0, 32);
      const html = `<pre style="font-family:sans-serif">${escaped(text)}</pre>`;
      const sender = mailSender ?? siteName;
      const letterhead = { ...(sender && { sender }), ...(mailReplyTo && { replyTo: mailReplyTo }) };
      await this.parts.mail.send({ id, to: email, subject: texts.subject, text, html, ...letterhead });
    }
    return this.#viewOf(claimIdOf(of), state, email);
  }

  async #enter(of: ClaimRowKey, code: string, meta: Meta): Promise<ClaimView> {
    const { state: before } = await this.parts.claims.state(claimIdOf(of));
    const hash = hashOf(before.code?.salt ?? '', code.replaceAll(/\s/g, ''));
    const { state } = await this.parts.claims.run(claimIdOf(of), {
      type: 'EnterClaimCode',
      data: { ...of, hash },
      meta,
    });
    if (state.is !== 'claimed') throw new Refusal('CLAIM_CODE_WRONG');
    await this.#take(of, meta);
    return this.#viewOf(claimIdOf(of), state, null);
  }

  async #document(of: ClaimRowKey, document: string, meta: Meta): Promise<ClaimView> {
    if (hashIn(document) === undefined) throw new Refusal('BAD_REQUEST');
    const data = { ...of, document };
    const { state } = await this.parts.claims.run(claimIdOf(of), { type: 'HandClaimDocument', data, meta });
    return this.#viewOf(claimIdOf(of), state, null);
  }

  async #take({ companyId, userId }: ClaimRowKey, meta: Meta): Promise<void> {
    const command = { type: 'ClaimCompany', data: { ownerId: userId }, meta } as const;
    const { version } = await this.parts.companies.run(companyId, command);
    const position = await this.parts.store.positionOf(`company-${companyId}`, version);
    await this.parts.readModels.waitFor([companyPage.name], position);
  }

  async #open(companyId: string, personId: string): Promise<Open> {
    const { state } = await this.parts.companies.state(companyId);
    if (state.is !== 'active' || state.sample) throw new Refusal('COMPANY_NOT_FOUND');
    if (state.ownerId !== null && state.ownerId !== personId) throw new Refusal('CLAIM_OWNED');
    return state;
  }

  /** Answers once the queue shows it. */
  async #viewOf(id: string, { is, reason }: Claim, email: string | null): Promise<ClaimView> {
    const { version } = await this.parts.claims.state(id);
    await this.parts.readModels.waitFor([claimRows.name], await this.parts.store.positionOf(`claim-${id}`, version));
    return { state: is === 'none' ? 'code' : is, sentTo: email && hidden(email), reason };
  }

  async #drop(document: string | null): Promise<void> {
    const hash = document === null ? undefined : hashIn(document);
    if (hash !== undefined) await dropPicture(apart(this.parts.files, 'claims'), hash);
  }

  async #current(): Promise<void> {
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([claimRows.name], await store.head())))
      throw new StoreUnavailable('The list of claims is behind.');
  }
}

interface ClaimRowKey {
  readonly companyId: string;
  readonly userId: string;
}

const hashOf = (salt: string, code: string): string => createHash('sha256').update(`${salt} ${code}`).digest('hex');
const hidden = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
