import { systemClock } from '../clock.js';
import { Access } from '../hosting/access.js';

/** Accepts operators only: for tools and tests without an identity service. */
export const operatorsOnly = (operatorKey: string): Access =>
  new Access(operatorKey, { keyOf: () => undefined }, systemClock);
