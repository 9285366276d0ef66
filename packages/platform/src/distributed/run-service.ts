import type { DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '../hosting/context.js';
import { configOrExit } from '../hosting/config.js';
import { createLogger } from '../hosting/logging.js';
import type { Refusals } from '../hosting/refusals.js';
import { hostService } from '../hosting/service.js';
import { stopOnSignals } from '../hosting/stop.js';
import type { ServiceName } from '../platform.js';
import { createDistributedPlatform } from './platform.js';

/** One service as a process of its own: configuration from the environment, platform, module, until a signal ends it. */
export const runService = async (
  name: ServiceName,
  module: (context: ServiceContext) => DynamicModule,
  refusals: Refusals,
): Promise<void> => {
  const config = configOrExit(process.env);
  const logger = createLogger(name, config.LOG_LEVEL);
  const platform = await createDistributedPlatform(config, logger);
  const service = await hostService(name, module({ platform, logger, operatorKey: config.OPERATOR_KEY }), platform, {
    refusals,
    logger,
    port: config.HEALTH_PORT,
  });
  logger.info('ready');
  stopOnSignals(logger, async () => {
    await service.stop();
    await platform.stop();
  });
};
