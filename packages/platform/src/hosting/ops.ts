import { Refusal } from '@carsi/kernel/refusal';
import type { ParkedRecord, Policies } from '../events/policies.js';
import type { ReadModels, ReadModelStatus } from '../events/read-models.js';
import type { CallContext } from '../platform.js';
import type { Access } from './access.js';
import { serve } from './serve.js';

/** Calls of every service for operators and admins. */
export interface OpsCalls {
  opsViews(body: Record<string, never>): Promise<readonly ReadModelStatus[]>;
  /** Refuses NOT_FOUND, REBUILD_RUNS. */
  opsRebuild(body: { readonly name: string }): Promise<{ readonly rebuilt: true }>;
  /** Starts it and answers at once; opsRebuilding returns the progress. Refuses as opsRebuild. */
  opsStartRebuild(body: { readonly name: string }): Promise<{ readonly started: true }>;
  opsRebuilding(body: { readonly name: string }): Promise<{ readonly done: number; readonly total: number } | null>;
  opsParked(body: Record<string, never>): Promise<readonly Omit<ParkedRecord, 'record'>[]>;
  /** Refuses NOT_FOUND for an unknown policy, as the next. */
  opsReplay(body: { readonly policy: string }): Promise<{ readonly done: number }>;
  opsSkip(body: {
    readonly policy: string;
    readonly topic: string;
    readonly partition: number;
    readonly position: number;
  }): Promise<{ readonly skipped: boolean }>;
}

/** Operation of a service: its read models and its policies. */
export class Ops {
  constructor(
    private readonly parts: {
      readonly access: Access;
      readonly readModels: ReadModels;
      readonly policies: Policies;
    },
  ) {}

  async opsViews(_body: unknown, context: CallContext): Promise<readonly ReadModelStatus[]> {
    this.parts.access.requireAdmin(context);
    return this.parts.readModels.status();
  }

  async opsRebuild({ name }: { name: string }, context: CallContext): Promise<{ rebuilt: true }> {
    this.parts.access.requireAdmin(context);
    await this.#rebuildable(name).rebuild(name);
    return { rebuilt: true };
  }

  async opsStartRebuild({ name }: { name: string }, context: CallContext): Promise<{ started: true }> {
    this.parts.access.requireAdmin(context);
    this.#rebuildable(name).startRebuild(name);
    return { started: true };
  }

  async opsRebuilding(
    { name }: { name: string },
    context: CallContext,
  ): Promise<{ readonly done: number; readonly total: number } | null> {
    this.parts.access.requireAdmin(context);
    return this.parts.readModels.rebuilding(name) ?? null;
  }

  async opsParked(_body: unknown, context: CallContext): Promise<readonly Omit<ParkedRecord, 'record'>[]> {
    this.parts.access.requireAdmin(context);
    return (await this.parts.policies.list()).map(({ record: _record, ...row }) => row);
  }

  async opsReplay({ policy }: { policy: string }, context: CallContext): Promise<{ done: number }> {
    this.parts.access.requireAdmin(context);
    return { done: await this.#policiesWith(policy).replay(policy) };
  }

  async opsSkip(
    { policy, topic, partition, position }: Parameters<OpsCalls['opsSkip']>[0],
    context: CallContext,
  ): Promise<{ skipped: boolean }> {
    this.parts.access.requireAdmin(context);
    return { skipped: await this.#policiesWith(policy).skip(policy, topic, partition, position) };
  }

  #rebuildable(name: string): ReadModels {
    const { readModels } = this.parts;
    if (!readModels.has(name)) throw new Refusal('NOT_FOUND');
    if (readModels.isRebuilding(name)) throw new Refusal('REBUILD_RUNS');
    return readModels;
  }

  #policiesWith(name: string): Policies {
    if (!this.parts.policies.has(name)) throw new Refusal('NOT_FOUND');
    return this.parts.policies;
  }
}

export const servedOps = serve<OpsCalls>()(Ops);
