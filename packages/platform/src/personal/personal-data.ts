import { personalDataBody, type PersonalTable } from '@carsi/contracts/privacy';
import { Controller, Inject, type Provider, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Access } from '../hosting/access.js';
import type { Incoming } from '../hosting/client.js';
import { parse } from '../hosting/parse.js';

/** Everything that a service knows of one person, in tables; none where it knows nothing. */
export type CollectPersonalData = (userId: string, email: string | undefined) => Promise<readonly PersonalTable[]>;

interface Collecting {
  readonly access: Access;
  readonly collect: CollectPersonalData;
}
const COLLECTING = Symbol('collecting');

@Controller()
class PersonalDataController {
  constructor(@Inject(COLLECTING) private readonly collecting: Collecting) {}

  /** Of anybody, so for operators only: identity asks as one, for the person who asked it. */
  @MessagePattern('personalData')
  async personalData(@Payload() { body, context }: Incoming<unknown>): Promise<{ tables: readonly PersonalTable[] }> {
    this.collecting.access.requireOperator(context);
    const { userId, email } = parse(personalDataBody, body);
    return { tables: await this.collecting.collect(userId, email) };
  }
}

/** What every service but identity adds to its module, so that an export has all of a person in it. */
export const personalDataOf = (
  access: Access,
  collect: CollectPersonalData,
): { readonly controllers: Type[]; readonly providers: Provider[] } => ({
  controllers: [PersonalDataController],
  providers: [{ provide: COLLECTING, useValue: { access, collect } satisfies Collecting }],
});
