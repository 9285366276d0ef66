import { createDistributedPlatform } from '@carsi/platform/distributed/platform';
import { configOrExit } from '@carsi/platform/hosting/config';
import { createLogger } from '@carsi/platform/hosting/logging';
import { stopOnSignals } from '@carsi/platform/hosting/stop';
import { hostBff } from './host.js';
import { settingsOf } from './settings.js';

const config = configOrExit(process.env);
const logger = createLogger('bff', config.LOG_LEVEL);
const platform = await createDistributedPlatform(config);
const bff = await hostBff({ platform, logger, operatorKey: config.OPERATOR_KEY }, settingsOf(config), config.PORT);
logger.info({ url: bff.url }, 'ready');
stopOnSignals(logger, async () => {
  await bff.stop();
  await platform.stop();
});
