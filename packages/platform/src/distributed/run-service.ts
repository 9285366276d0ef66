import type { DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '../hosting/context.js';
import { Access } from '../hosting/access.js';
import { configOrExit, type Config } from '../hosting/config.js';
import { createLogger } from '../logging.js';
import type { Refusals } from '../hosting/refusals.js';
import { hostService } from '../hosting/service.js';
import { stopOnSignals } from '../hosting/stop.js';
import { TokenKeys } from '../hosting/token-keys.js';
import type { ServiceName } from '../platform.js';
import { createDistributedPlatform } from './platform.js';

/** One service as a process of its own: configuration from the environment, platform, module, until a signal ends it. */
export const runService = async (
  name: ServiceName,
  module: (context: ServiceContext, config: Config) => DynamicModule,
  refusals: Refusals,
): Promise<void> => {
  const config = configOrExit(process.env);
  const logger = createLogger(name, config.LOG_LEVEL);
  const platform = await createDistributedPlatform(config, logger);
  const keys = new TokenKeys(platform.calls, platform.clock, logger);
  const access = new Access(config.OPERATOR_KEY, keys, platform.clock);
  const service = await hostService(name, module({ platform, logger, access }, config), platform, {
    refusals,
    logger,
    port: config.HEALTH_PORT,
  });
  keys.start();
  logger.info('ready');
  stopOnSignals(logger, async () => {
    keys.stop();
    await service.stop();
    await platform.stop();
  });
};
