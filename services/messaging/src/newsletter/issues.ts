import { createHash } from 'node:crypto';
import type { MailCalls } from '@carsi/contracts/identity/mails';
import { listIssues, ofIssue, tryIssue, writeIssue, type IssueView } from '@carsi/contracts/messaging/newsletter';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { Issue, IssueCommand } from './issue.js';
import { issueRows, type IssueRow } from './issue-rows.js';
import { subscriberRows } from './projection.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** What admins write to the subscribers: a draft, tried on themselves, sent once. */
export class Issues {
  readonly #rows: ReadModel<IssueRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly issues: Commands<Issue, IssueCommand>;
      readonly identity: Served<MailCalls>;
    },
  ) {
    this.#rows = parts.readModels.of(issueRows);
  }

  async issues(body: unknown, context: CallContext): Promise<{ issues: readonly IssueView[]; total: number }> {
    this.parts.access.requireAdmin(context);
    const { limit, offset } = parse(listIssues, body);
    const [found, total] = await Promise.all([
      this.#rows.find({ sort: [['changedAt', 'desc']], limit, offset }),
      this.#rows.count(),
    ]);
    return { issues: found.map(({ id, row }) => ({ id, ...row })), total };
  }

  async writeIssue(body: unknown, context: CallContext): Promise<IssueView> {
    this.parts.access.requireAdmin(context);
    const { issueId, ...data } = parse(writeIssue, body);
    if (issueId !== null) await this.#known(issueId);
    const id = issueId ?? idOf(context.commandId);
    await this.#run(id, 'WriteIssue', data, context);
    return this.#known(id);
  }

  async discardIssue(body: unknown, context: CallContext): Promise<{ done: true }> {
    this.parts.access.requireAdmin(context);
    await this.#run(parse(ofIssue, body).issueId, 'DiscardIssue', {}, context);
    return { done: true };
  }

  async tryIssue(body: unknown, context: CallContext): Promise<{ done: true }> {
    this.parts.access.requireAdmin(context);
    const { issueId, email } = parse(tryIssue, body);
    const { subject, content } = await this.#known(issueId);
    const letterId = `newsletter-try-${idOf(context.commandId)}`;
    const data = { subject, content, leave: '' };
    const asOperator = { ...context, ...this.parts.access.asOperator() };
    await this.parts.identity.sendLetter({ letterId, template: 'newsletter-issue', email, data }, asOperator);
    return { done: true };
  }

  async sendIssue(body: unknown, context: CallContext): Promise<IssueView> {
    this.parts.access.requireAdmin(context);
    const { issueId } = parse(ofIssue, body);
    // Subscribers confirmed until now are recipients.
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([subscriberRows.name], await store.head())))
      throw new StoreUnavailable('The list of subscribers is behind.');
    await this.#run(issueId, 'SendIssue', {}, context);
    return this.#known(issueId);
  }

  async #known(id: string): Promise<IssueView> {
    const row = await this.#rows.get(id);
    if (!row) throw new Refusal('ISSUE_NOT_FOUND');
    return { id, ...row };
  }

  /** Resolves once the list shows it. */
  async #run(
    id: string,
    type: 'WriteIssue' | 'DiscardIssue' | 'SendIssue',
    data: object,
    context: CallContext,
  ): Promise<void> {
    const { id: by } = this.parts.access.requireAdmin(context);
    const command = { type, data, meta: metaOf(context, this.parts.clock, by) } as IssueCommand;
    const { version } = await this.parts.issues.run(id, command);
    if (version === 0) return;
    const position = await this.parts.store.positionOf(`issue-${id}`, version);
    if (!(await this.parts.readModels.waitFor([issueRows.name], position)))
      throw new StoreUnavailable('The list of issues is behind.');
  }
}

/** Written again by the same command it is the same issue. */
const idOf = (commandId: string): string =>
  createHash('sha256').update(`issue by ${commandId}`).digest('hex').slice(0, 32);
