import type { Mails } from '../mail/mails.js';
import { templates } from '../mail/templates.js';
import type { Template } from '../mail/email-text.js';
import type { Links } from '../providers/links.js';
import type { KnownDevices } from './known-devices.js';
import type { Sessions } from './sessions.js';
import { endedBy, keys, links as secretLinks, type Occasion } from '../token/secrets.js';
import type { Tokens } from '../token/tokens.js';

/**
 * Revokes what an occasion ends, by the one table. Links first: a signed-out person must not come back by one. Queued mails are
 * canceled as well, because they get a new token when they are sent.
 */
export class Revocation {
  constructor(
    private readonly parts: {
      readonly tokens: Tokens;
      readonly mails: Mails;
      readonly sessions: Sessions;
      readonly devices: KnownDevices;
      readonly links: Links;
      readonly emailKeyOf: (userId: string) => Promise<string | undefined>;
    },
  ) {}

  /** `except` is the session that stays. Returns how many sessions ended. May be called again. */
  async because(occasion: Occasion, userId: string, except: string | null = null): Promise<number> {
    await this.parts.mails.cancel(userId, (name) => {
      const { token }: Template = templates[name];
      return token !== undefined && endedBy(secretLinks[token], occasion);
    });
    await this.parts.tokens.revokeBy(userId, occasion);
    if (endedBy(keys['known-browser'], occasion)) await this.parts.devices.removeBrowsers(userId);
    if (endedBy(keys['provider-link'], occasion)) {
      const emailKey = await this.parts.emailKeyOf(userId);
      if (emailKey !== undefined) await this.parts.links.keepOnly(userId, emailKey);
    }
    return endedBy(keys['refresh-token'], occasion) ? this.parts.sessions.endAll(userId, except) : 0;
  }
}
