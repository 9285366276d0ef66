import type { Platform } from '../platform.js';
import type { Access } from './access.js';
import type { Logger } from '../logging.js';

/** What a service's module gets: ports, logger and access control. */
export interface ServiceContext {
  readonly platform: Platform;
  readonly logger: Logger;
  readonly access: Access;
}
