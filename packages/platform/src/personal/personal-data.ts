import { personalDataBody, type PersonalDataCalls, type PersonalTable } from '@carsi/contracts/identity/privacy';
import type { Access } from '../hosting/access.js';
import { parse } from '../hosting/parse.js';
import { serve } from '../hosting/serve.js';
import type { CallContext } from '../platform.js';

/** Collects everything that a service stores about one person, in tables; none if there is nothing. */
export type CollectPersonalData = (userId: string, email: string | undefined) => Promise<readonly PersonalTable[]>;

/** Served by every service except identity, so that an export is complete. */
export class PersonalData {
  constructor(
    private readonly access: Access,
    private readonly collect: CollectPersonalData,
  ) {}

  /** For operators only, as it works for any person: identity calls it as one, for the person who requested an export. */
  async personalData(body: unknown, context: CallContext): Promise<{ tables: readonly PersonalTable[] }> {
    this.access.requireOperator(context);
    const { userId, email } = parse(personalDataBody, body);
    return { tables: await this.collect(userId, email) };
  }
}

export const servedPersonalData = serve<PersonalDataCalls>()(PersonalData);
