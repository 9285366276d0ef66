import { paths } from '@carsi/contracts/common/paths';
import { hashIn, keyOf } from '@carsi/contracts/common/pictures';
import type { PersonalDataCalls, PersonalTable } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import type { Access } from '@carsi/platform/hosting/access';
import { clientOf } from '@carsi/platform/hosting/client';
import { services, type Files, type Calls } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { Users } from '../../accounts/users.js';
import type { KvkkRequests } from '../kvkk/kvkk-requests.js';
import type { Mails } from '../../mail/mails.js';
import { archiveOf } from './archive.js';
import { fileOf, type Export, type Exports } from './exports.js';
import type { OwnData } from './own-data.js';

const AT_ONCE = 10;
const ANSWER_MS = 20_000;
const others = services.filter((service) => service !== 'identity');

/**
 * Makes requested exports. A conditional write with a lease lets one of several replicas make it, and another continues after a
 * crash. An unavailable service is retried later.
 */
export class RunExports {
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids' | 'logger'> & {
      readonly exports: Exports;
      readonly own: OwnData;
      readonly users: Users;
      readonly requests: KvkkRequests;
      readonly mails: Mails;
      readonly calls: Calls;
      readonly files: Files;
      readonly access: Pick<Access, 'asOperator'>;
    },
  ) {}

  async turn(): Promise<void> {
    this.#running ??= this.#due().finally(() => (this.#running = undefined));
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => undefined);
  }

  async #due(): Promise<void> {
    for (const userId of await this.parts.exports.due(AT_ONCE)) {
      if (this.#stopped) return;
      const claimed = await this.parts.exports.take(userId);
      if (claimed) await this.#try(userId, claimed);
    }
  }

  async #try(userId: string, claimed: Export): Promise<void> {
    try {
      await this.#make(userId, claimed);
    } catch (error) {
      // The person was erased meanwhile.
      if (error instanceof Refusal && error.code === 'USER_NOT_FOUND') return this.parts.exports.erase(userId);
      this.parts.logger.warn(
        { export: claimed.id, attempt: claimed.attempts, err: error },
        'an export could not be made now',
      );
      await this.parts.exports.failed(userId, claimed);
    }
  }

  async #make(userId: string, claimed: Export): Promise<void> {
    await this.parts.requests.open('export', userId, `export-${claimed.id}`, claimed.createdAt);
    const tables: PersonalTable[] = [];
    const sources = [() => this.parts.own.collect(userId), ...others.map((name) => () => this.#of(name, userId))];
    for (const [index, collect] of sources.entries()) {
      tables.push(...(await collect()));
      const progress = Math.round((95 * (index + 1)) / sources.length);
      if (!(await this.parts.exports.progressed(userId, claimed, progress))) return;
    }
    const { files, clock } = this.parts;
    const { avatar } = await this.parts.users.person(userId);
    const hash = avatar === null ? undefined : hashIn(avatar);
    const picture = hash === undefined ? undefined : await files.get(keyOf(hash, undefined, 'webp'));
    const archive = archiveOf(tables, picture?.bytes, clock.now().toISOString());
    await files.put(fileOf(claimed.id), archive, 'application/zip');
    await this.parts.requests.carriedOut(`export-${claimed.id}`);
    await this.parts.mails.ask('export-ready', userId, { path: paths.securitySettings }, `export-ready-${claimed.id}`);
    if (await this.parts.exports.ready(userId, claimed)) return;
    // Erased in the last moment: no row names this file any more. If another replica has made it meanwhile, it is kept.
    if (!(await this.parts.exports.of(userId)).some(({ id }) => id === claimed.id))
      await files.delete(fileOf(claimed.id));
  }

  async #of(service: (typeof others)[number], userId: string): Promise<readonly PersonalTable[]> {
    const { calls, access, ids } = this.parts;
    const { email, emailVerifiedAt } = await this.parts.users.person(userId);
    const body = { userId, ...(emailVerifiedAt !== null && { email }) };
    const context = { ...access.asOperator(), requestId: ids.next(), commandId: ids.next() };
    const holder = clientOf<PersonalDataCalls>(calls, service);
    return (await holder.personalData(body, { ...context, deadline: Date.now() + ANSWER_MS })).tables;
  }
}
