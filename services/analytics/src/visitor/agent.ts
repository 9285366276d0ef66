import type { Device } from '@carsi/contracts/analytics/events';
import { isbot } from 'isbot';

/** The device of a user agent. An empty agent is a program. */
export const deviceOf = (agent: string): Device => {
  if (agent.trim() === '' || isbot(agent)) return 'bot';
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Android/i.test(agent)) return 'mobile';
  return 'desktop';
};
