import { createHmac } from 'node:crypto';
import type { Device } from '@carsi/contracts/analytics/events';
import { isbot } from 'isbot';

/** The device of a user agent. An empty agent is a program. */
export const deviceOf = (agent: string): Device => {
  if (agent.trim() === '' || isbot(agent)) return 'bot';
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Android/i.test(agent)) return 'mobile';
  return 'desktop';
};

/** Who opened a company's page on the day of `salt`: without the salt nobody can say, and at every other company it is another. */
export const visitorUnder = (salt: string, companyId: string, address: string, agent: string): string =>
  createHmac('sha256', salt).update(`${address}\n${agent}\n${companyId}`).digest('base64url').slice(0, 22);

/** A signed-in person at one company on the day of `salt`. */
export const personUnder = (salt: string, companyId: string, personId: string): string =>
  visitorUnder(salt, companyId, `person ${personId}`, '');
