import { personalDataBody, type PersonalDataCalls, type PersonalTable } from '@carsi/contracts/identity/privacy';
import type { Access } from '../hosting/access.js';
import type { Served } from '../hosting/client.js';
import { parse } from '../hosting/parse.js';
import { serve } from '../hosting/serve.js';
import type { CallContext } from '../platform.js';

/** Everything that a service knows of one person, in tables; none where it knows nothing. */
export type CollectPersonalData = (userId: string, email: string | undefined) => Promise<readonly PersonalTable[]>;

/** What every service but identity serves, so that an export has all of a person in it. */
export class PersonalData implements Served<PersonalDataCalls> {
  constructor(
    private readonly access: Access,
    private readonly collect: CollectPersonalData,
  ) {}

  /** Of anybody, so for operators only: identity calls as one, for the person who requested it. */
  async personalData(body: unknown, context: CallContext): Promise<{ tables: readonly PersonalTable[] }> {
    this.access.requireOperator(context);
    const { userId, email } = parse(personalDataBody, body);
    return { tables: await this.collect(userId, email) };
  }
}

export const servedPersonalData = serve<PersonalDataCalls>()(PersonalData);
