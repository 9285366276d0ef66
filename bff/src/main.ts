import { createDistributedPlatform } from '@carsi/platform/distributed/platform';
import { configOrExit } from '@carsi/platform/hosting/config';
import { metricsRoute } from '@carsi/platform/hosting/health';
import { createLogger } from '@carsi/platform/hosting/logging';
import { stopOnSignals } from '@carsi/platform/hosting/stop';
import fastify from 'fastify';
import { hostBff } from './host.js';
import { settingsOf } from './settings.js';

const config = configOrExit(process.env);
const logger = createLogger('bff', config.LOG_LEVEL);
const platform = await createDistributedPlatform(config, logger);
const bff = await hostBff({ platform, logger, operatorKey: config.OPERATOR_KEY }, settingsOf(config), config.PORT);
const figures = fastify();
metricsRoute(figures as never);
await figures.listen({ port: config.HEALTH_PORT, host: '0.0.0.0' });
logger.info({ url: bff.url }, 'ready');
stopOnSignals(logger, async () => {
  await bff.stop();
  await figures.close();
  await platform.stop();
});
