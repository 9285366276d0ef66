import { createEmbeddedCalls } from '@carsi/platform/embedded/calls';
import { services, type ServiceName } from '@carsi/platform/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorOf } from '../operator.js';
import type { CommandContext } from './command.js';
import { parked } from './parked.js';
import { rebuild } from './rebuild.js';
import { runCommand } from './run.js';

describe('an operator who asks every service', () => {
  let calls: ReturnType<typeof createEmbeddedCalls>;
  let said: string[];
  const output = { line: (text: string) => void said.push(text), progress: () => undefined };
  beforeEach(() => {
    calls = createEmbeddedCalls();
    said = [];
  });
  const context = (): CommandContext => ({ operator: operatorOf(calls, 'key'), files: undefined as never });
  const serve = (service: ServiceName, handlers: Readonly<Record<string, () => Promise<unknown>>>): void => {
    const server = calls.server(service) as unknown as {
      addHandler(pattern: string, handler: unknown): void;
      listen(callback: () => void): void;
    };
    for (const [pattern, answer] of Object.entries(handlers)) server.addHandler(pattern, answer);
    server.listen(() => undefined);
  };
  const answering = (service: ServiceName, answer: () => Promise<unknown>): void =>
    serve(service, { opsParked: answer, opsViews: answer });

  it('is told that nothing waits only when all have said so', async () => {
    for (const service of services) answering(service, async () => []);
    expect(await parked([], '.', context(), output)).toBe(0);
    expect(said).toEqual(['Bekleyen kayıt yok.']);
  });

  it('is told who is away, and that the answer is not whole', async () => {
    for (const service of services) if (service !== 'billing') answering(service, async () => []);
    expect(await parked([], '.', context(), output)).toBe(1);
    expect(await rebuild([], '.', context(), output)).toBe(1);
    expect(said).toEqual(['billing yanıt vermiyor.', 'billing yanıt vermiyor.']);
  });

  it('without the key is refused, and not told that nothing waits', async () => {
    const no = { code: 'SIGN_IN_REQUIRED', status: 401, message: 'Bu işlem için giriş yapmalısınız.', details: {} };
    for (const service of services) answering(service, () => Promise.reject(no));
    expect(await runCommand(['parked'], '.', context(), output)).toBe(1);
    expect(said).toEqual([no.message]);
  });

  it('makes a projection again in every service that has one of its name', async () => {
    const rebuilt: ServiceName[] = [];
    const has = (service: ServiceName, name: string): void =>
      serve(service, {
        opsViews: async () => [{ name }],
        opsRebuilding: async () => null,
        opsRebuild: async () => ({ rebuilt: rebuilt.push(service) > 0 }),
      });
    for (const service of services)
      has(service, service === 'analytics' || service === 'reviews' ? 'company-day' : 'admin-acts');
    expect(await rebuild(['admin-acts'], '.', context(), output)).toBe(0);
    expect(rebuilt).toEqual(['identity', 'directory', 'billing', 'messaging']);
    expect(await rebuild(['nothing'], '.', context(), output)).toBe(2);
  });
});
