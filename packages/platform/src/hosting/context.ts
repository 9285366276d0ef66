import type { Platform } from '../platform.js';
import type { Access } from './access.js';
import type { Logger } from '../logging.js';

/** What a service's module is given: the ports, where to write what happens, and who to believe. */
export interface ServiceContext {
  readonly platform: Platform;
  readonly logger: Logger;
  readonly access: Access;
}
