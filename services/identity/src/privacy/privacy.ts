import { createHash } from 'node:crypto';
import { requestKinds, kvkkStates } from '@carsi/contracts/identity/privacy';
import type { ExportView, KvkkRequestView, PrivacyCalls } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { NoteActs } from '../admins/desk.js';
import type { Users } from '../accounts/users.js';
import { fileOf, type Export, type Exports } from './exporting/exports.js';
import type { SignedKeys } from './exporting/signed-key.js';
import type { KvkkAnswers } from './kvkk/kvkk-answers.js';
import type { KvkkRequest, KvkkRequests } from './kvkk/kvkk-requests.js';
import type { Caller } from '../session/caller.js';
import { within } from '@carsi/platform/text/typed';
import { someLines } from '../user/texts.js';

interface Parts {
  readonly exports: Exports;
  readonly exportKeys: SignedKeys;
  readonly requests: KvkkRequests;
  readonly answers: KvkkAnswers;
  readonly users: Users;
  readonly note: NoteActs;
  readonly who: Caller;
}

const NOTE = 2_000;
const typed = z.string().max(10_000);
const exportBody = z.object({ exportId: z.string().min(1).max(100) });
const askBody = z.object({ kind: z.enum(requestKinds), note: typed });
const listBody = z.object({
  state: z.enum(kvkkStates).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
const answerBody = z.object({ requestId: z.string().min(1).max(200), answer: typed });

type Body<Name extends keyof PrivacyCalls> = Parameters<PrivacyCalls[Name]>[0];

/** A person's rights: exports and KVKK requests. */
export class Privacy {
  constructor(private readonly parts: Parts) {}

  async requestExport(_body: unknown, context: CallContext): Promise<ExportView> {
    const { id } = await this.parts.who.person(context);
    const requested = await this.parts.exports.ask(id);
    await this.parts.requests.open('export', id, `export-${requested.id}`, requested.createdAt);
    return this.#view(requested, id);
  }

  async export(body: unknown, context: CallContext): Promise<ExportView> {
    const { id } = await this.parts.who.person(context);
    const { exportId } = parse(exportBody, body);
    const found = (await this.parts.exports.of(id)).find((one) => one.id === exportId);
    if (!found) throw new Refusal('EXPORT_NOT_FOUND');
    return this.#view(found, id);
  }

  async exports(_body: unknown, context: CallContext): Promise<readonly ExportView[]> {
    const { id } = await this.parts.who.person(context);
    return (await this.parts.exports.of(id)).map((one) => this.#view(one, id));
  }

  /** Needs only the key: the link is followed without a token. */
  async openExport(body: Body<'openExport'>): Promise<{ file: string; name: string }> {
    const { exportId, key } = parse(exportBody.extend({ key: z.string().max(300) }), body);
    const userId = this.parts.exportKeys.personOf(exportId, key);
    const known = userId === undefined ? [] : await this.parts.exports.of(userId);
    const found = known.find((one) => one.id === exportId);
    if (found?.state !== 'ready' || this.parts.exports.isOver(found)) throw new Refusal('EXPORT_LINK_INVALID');
    return { file: fileOf(exportId), name: 'carsi-verilerim.zip' };
  }

  async askKvkk(body: unknown, context: CallContext): Promise<KvkkRequestView> {
    const { id } = await this.parts.who.person(context);
    const { kind, note } = parse(askBody, body);
    const text = within(someLines(note), NOTE, 'REQUEST_NOTE_TOO_LONG');
    if (text === '') throw new Refusal('REQUEST_NOTE_REQUIRED');
    return this.#request(await this.parts.requests.ask(kind, id, requestIdOf(id, context.commandId), text));
  }

  async myKvkkRequests(_body: unknown, context: CallContext): Promise<readonly KvkkRequestView[]> {
    const { id } = await this.parts.who.person(context);
    return (await this.parts.requests.of(id)).map((one) => this.#request(one));
  }

  async kvkkRequests(
    body: unknown,
    context: CallContext,
  ): Promise<{ requests: readonly KvkkRequestView[]; total: number }> {
    await this.parts.who.admin(context);
    const { state, limit, offset } = parse(listBody, body);
    const { requests, total } = await this.parts.requests.list(state, limit, offset);
    return { requests: await this.#withPeople(requests), total };
  }

  async answerKvkk(body: unknown, context: CallContext): Promise<KvkkRequestView> {
    const { id: by } = await this.parts.who.admin(context);
    const { requestId, answer } = parse(answerBody, body);
    const text = within(someLines(answer), NOTE, 'REQUEST_ANSWER_TOO_LONG');
    if (text === '') throw new Refusal('REQUEST_ANSWER_REQUIRED');
    const { userId, state } = await this.parts.requests.get(requestId);
    // Recorded first: a given answer is always on record.
    if (state === 'open')
      await this.parts.note({ type: 'KvkkRequestAnswered', data: { requestId, userId } }, by, context);
    await this.parts.answers.answer(requestId, text);
    return (await this.#withPeople([await this.parts.requests.get(requestId)]))[0]!;
  }

  #view(one: Export, userId: string): ExportView {
    const { id, progress, expiresAt } = one;
    const ready = one.state === 'ready';
    const state = ready && this.parts.exports.isOver(one) ? 'expired' : one.state;
    const key = state === 'ready' ? this.parts.exportKeys.sign(id, userId) : null;
    return { id, state, progress, expiresAt: ready ? expiresAt : null, key };
  }

  async #withPeople(requests: readonly KvkkRequest[]): Promise<readonly KvkkRequestView[]> {
    const people = await this.parts.users.people([...new Set(requests.map(({ userId }) => userId))]);
    const peopleById = new Map(people.map(({ id, fullName: name, email }) => [id, { name, email }]));
    return requests.map((one) => ({ ...this.#request(one), person: peopleById.get(one.userId) ?? null }));
  }

  #request(one: KvkkRequest): KvkkRequestView {
    const { id, userId, kind, note, state, answer, createdAt, dueAt, doneAt } = one;
    const overdue = this.parts.requests.isOverdue(one);
    return { id, userId, kind, note, state, answer, createdAt, dueAt, doneAt, overdue, person: null };
  }
}

/** A repeated request has the same id, and keys of different people never collide. */
const requestIdOf = (userId: string, commandId: string): string =>
  createHash('sha256').update(`request of ${userId} by ${commandId}`).digest('base64url');
