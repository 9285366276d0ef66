import { createDistributedPlatform } from '@carsi/platform/distributed/platform';
import { Access } from '@carsi/platform/hosting/access';
import { configOrExit } from '@carsi/platform/hosting/config';
import { metricsRoute } from '@carsi/platform/hosting/health';
import { createLogger } from '@carsi/platform/logging';
import { stopOnSignals } from '@carsi/platform/hosting/stop';
import { TokenKeys } from '@carsi/platform/hosting/token-keys';
import fastify from 'fastify';
import { hostBff } from './host.js';
import { settingsOf } from './settings.js';

const config = configOrExit(process.env);
const logger = createLogger('bff', config.LOG_LEVEL);
const platform = await createDistributedPlatform(config, logger);
const keys = new TokenKeys(platform.calls, platform.clock, logger);
const access = new Access(config.OPERATOR_KEY, keys, platform.clock);
keys.start();
const bff = await hostBff({ platform, logger, access }, settingsOf(config), config.PORT);
const figures = fastify();
metricsRoute(figures as never);
await figures.listen({ port: config.HEALTH_PORT, host: '0.0.0.0' });
logger.info({ url: bff.url }, 'ready');
stopOnSignals(logger, async () => {
  keys.stop();
  await bff.stop();
  await figures.close();
  await platform.stop();
});
