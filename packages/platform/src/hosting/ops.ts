import { Refusal } from '@carsi/kernel/refusal';
import { Controller, Inject, Optional, type Provider, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Policies, type ParkedRecord } from '../events/policies.js';
import { ReadModels, type ReadModelStatus } from '../events/read-models.js';
import { Access } from './access.js';
import type { Incoming } from './client.js';

/** What every service answers to operators and admins. */
export interface OpsCalls {
  opsViews(body: Record<string, never>): Promise<readonly ReadModelStatus[]>;
  /** Refuses NOT_FOUND, REBUILD_RUNS. */
  opsRebuild(body: { readonly name: string }): Promise<{ readonly rebuilt: true }>;
  /** Begins, and answers at once; opsRebuilding tells how far it is. Refuses as opsRebuild. */
  opsStartRebuild(body: { readonly name: string }): Promise<{ readonly started: true }>;
  opsRebuilding(body: { readonly name: string }): Promise<{ readonly done: number; readonly total: number } | null>;
  opsParked(body: Record<string, never>): Promise<readonly Omit<ParkedRecord, 'record'>[]>;
  /** Refuses NOT_FOUND for a policy that this service does not have, as the next. */
  opsReplay(body: { readonly policy: string }): Promise<{ readonly done: number }>;
  opsSkip(body: {
    readonly policy: string;
    readonly topic: string;
    readonly partition: number;
    readonly position: number;
  }): Promise<{ readonly skipped: boolean }>;
}

@Controller()
class OpsController {
  constructor(
    @Inject(Access) private readonly access: Access,
    @Optional() @Inject(ReadModels) private readonly readModels?: ReadModels,
    @Optional() @Inject(Policies) private readonly policies?: Policies,
  ) {}

  @MessagePattern('opsViews')
  async status(@Payload() { context }: Incoming<unknown>): Promise<readonly ReadModelStatus[]> {
    this.access.requireAdmin(context);
    return this.readModels?.status() ?? [];
  }

  @MessagePattern('opsRebuild')
  async rebuild(@Payload() { body, context }: Incoming<{ name: string }>): Promise<{ rebuilt: true }> {
    this.access.requireAdmin(context);
    await this.#rebuildable(body.name).rebuild(body.name);
    return { rebuilt: true };
  }

  @MessagePattern('opsStartRebuild')
  async startRebuild(@Payload() { body, context }: Incoming<{ name: string }>): Promise<{ started: true }> {
    this.access.requireAdmin(context);
    this.#rebuildable(body.name).startRebuild(body.name);
    return { started: true };
  }

  @MessagePattern('opsRebuilding')
  async rebuilding(
    @Payload() { body, context }: Incoming<{ name: string }>,
  ): Promise<{ done: number; total: number } | null> {
    this.access.requireAdmin(context);
    return this.readModels?.rebuilding(body.name) ?? null;
  }

  @MessagePattern('opsParked')
  async parked(@Payload() { context }: Incoming<unknown>): Promise<readonly Omit<ParkedRecord, 'record'>[]> {
    this.access.requireAdmin(context);
    return ((await this.policies?.list()) ?? []).map(({ record: _record, ...row }) => row);
  }

  @MessagePattern('opsReplay')
  async replay(@Payload() { body, context }: Incoming<{ policy: string }>): Promise<{ done: number }> {
    this.access.requireAdmin(context);
    return { done: await this.#policiesWith(body.policy).replay(body.policy) };
  }

  @MessagePattern('opsSkip')
  async skip(
    @Payload() { body, context }: Incoming<{ policy: string; topic: string; partition: number; position: number }>,
  ): Promise<{ skipped: boolean }> {
    this.access.requireAdmin(context);
    const { policy, topic, partition, position } = body;
    return { skipped: await this.#policiesWith(policy).skip(policy, topic, partition, position) };
  }

  #rebuildable(name: string): ReadModels {
    if (!this.readModels?.has(name)) throw new Refusal('NOT_FOUND');
    if (this.readModels.isRebuilding(name)) throw new Refusal('REBUILD_RUNS');
    return this.readModels;
  }

  #policiesWith(name: string): Policies {
    if (!this.policies?.has(name)) throw new Refusal('NOT_FOUND');
    return this.policies;
  }
}

/** What a service's module adds to be operated: the controller, and what it reaches. */
export const opsOf = (
  access: Access,
  parts: { readonly readModels?: ReadModels; readonly policies?: Policies } = {},
): { readonly controllers: Type[]; readonly providers: Provider[] } => ({
  controllers: [OpsController],
  providers: [
    { provide: Access, useValue: access },
    ...(parts.readModels ? [{ provide: ReadModels, useValue: parts.readModels }] : []),
    ...(parts.policies ? [{ provide: Policies, useValue: parts.policies }] : []),
  ],
});
