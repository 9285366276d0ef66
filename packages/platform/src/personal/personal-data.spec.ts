import { Module } from '@nestjs/common';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '../embedded/platform.js';
import { clientOf, type Served } from '../hosting/client.js';
import { createLogger } from '../logging.js';
import { hostService, type HostedService } from '../hosting/service.js';
import { temporaryFolder } from '../testing/folder.js';
import { testTokens } from '../testing/tokens.js';
import { PersonalData, servedPersonalData } from './personal-data.js';

@Module({})
class Knowing {}

describe('all that a service knows of a person', () => {
  const folder = temporaryFolder();
  const { access, tokenOf } = testTokens();
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let requested: Served<PersonalDataCalls>;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    const collect = async (userId: string) => [{ name: 'things', rows: [{ userId }] }];
    const controllers = [servedPersonalData.controller];
    const providers = [{ provide: PersonalData, useValue: new PersonalData(access, collect) }];
    const module = { module: Knowing, controllers, providers };
    service = await hostService('billing', module, platform, { refusals: {}, logger: createLogger('test', 'fatal') });
    requested = clientOf<PersonalDataCalls>(platform.calls, 'billing');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const context = (token?: string) => ({
    requestId: 'r',
    commandId: 'c',
    deadline: Date.now() + 60_000,
    ...(token !== undefined && { token }),
  });
  const of = (token: string | undefined, userId = 'ayse') => requested.personalData({ userId }, context(token));

  it('is returned to another service, which calls as an operator', async () =>
    expect(await of(access.asOperator().token)).toEqual({ tables: [{ name: 'things', rows: [{ userId: 'ayse' }] }] }));

  it.each([
    ['nobody', undefined, 'SIGN_IN_REQUIRED'],
    ['whoever invents a token', 'operator', 'SIGN_IN_REQUIRED'],
    ['the person themselves', tokenOf({ id: 'ayse' }), 'FORBIDDEN'],
    ['an admin', tokenOf({ id: 'patron', userType: 'admin' }), 'FORBIDDEN'],
  ])('is not told to %s', async (_who, token, code) => {
    await expect(of(token)).rejects.toMatchObject({ code });
  });

  it('is of somebody: an empty id is no person', async () =>
    expect(of(access.asOperator().token, '')).rejects.toMatchObject({ code: 'BAD_REQUEST' }));
});
