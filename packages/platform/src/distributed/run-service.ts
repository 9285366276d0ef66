import type { DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '../hosting/context.js';
import { Access } from '../hosting/access.js';
import { configOrExit, type Config } from '../hosting/config.js';
import { Health, listenForProbes } from '../hosting/health.js';
import { createLogger, type Logger } from '../logging.js';
import type { Refusals } from '../hosting/refusals.js';
import { hostService } from '../hosting/service.js';
import { stopOnSignals } from '../hosting/stop.js';
import { TokenKeys } from '../hosting/token-keys.js';
import type { ServiceName } from '../platform.js';
import { StoreUnavailable } from '../platform.js';
import { pause } from './pause.js';
import { createDistributedPlatform } from './platform.js';

interface Definition {
  readonly name: ServiceName;
  readonly module: (context: ServiceContext, config: Config) => DynamicModule;
  readonly refusals: Refusals;
}

interface Running {
  /** Resolves with the reason when a client will not come back by itself. */
  readonly stuck: Promise<string>;
  stop(): Promise<void>;
}

const AGAIN_MS = 1_000;
/** Limit of the time for closing what is stuck. */
const CLOSE_MS = 10_000;
/** A process that gets stuck twice within this time ends. */
const STUCK_AGAIN_MS = 3_600_000;

/**
 * One service as a process of its own, until a signal ends it.
 *
 *   starting  →  ready  →  draining  →  ended
 *      ↺ a server is unavailable: readiness names it, everything is closed and started again
 *      ↖ a client is stuck: the same; the second time within an hour the process ends
 *
 * Guarantee: probes are answered from the beginning. An unavailable server never ends the process; only wrong configuration and
 * faults of the code do, and a client that got stuck again.
 */
export const runService = async (
  name: ServiceName,
  module: Definition['module'],
  refusals: Refusals,
): Promise<void> => {
  const config = configOrExit(process.env);
  const logger = createLogger(name, config.LOG_LEVEL);
  const health = new Health();
  const probes = await listenForProbes(config.HEALTH_PORT, health);
  // What is still starting has accepted nothing that would be lost.
  let running: Running | undefined;
  stopOnSignals(logger, async () => {
    health.drain();
    await running?.stop();
    await probes.stop();
  });
  let stuckAt = -Infinity;
  while (!health.isDraining) {
    running = await startPatiently({ name, module, refusals }, config, logger, health);
    health.ready();
    logger.info('ready');
    const reason = await running.stuck;
    if (health.isDraining) return;
    health.waitFor(reason);
    const isAgain = Date.now() - stuckAt < STUCK_AGAIN_MS;
    logger.error({ isAgain }, `${reason} The service starts again.`);
    const closed = await Promise.race([running.stop().then(() => true), pause(CLOSE_MS).then(() => false)]);
    if (isAgain || !closed) process.exit(1);
    stuckAt = Date.now();
  }
};

const startPatiently = async (
  definition: Definition,
  config: Config,
  logger: Logger,
  health: Health,
): Promise<Running> => {
  for (;;) {
    try {
      return await start(definition, config, logger);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      health.waitFor(error.message);
      logger.warn({ err: error }, 'the start waits for a server');
      await pause(AGAIN_MS);
    }
  }
};

const start = async ({ name, module, refusals }: Definition, config: Config, logger: Logger): Promise<Running> => {
  const stuck = Promise.withResolvers<string>();
  const platform = await createDistributedPlatform(config, logger, stuck.resolve);
  const keys = new TokenKeys(platform.calls, platform.clock, logger);
  const access = new Access(config.OPERATOR_KEY, keys, platform.clock);
  try {
    const service = await hostService(name, module({ platform, logger, access }, config), platform, {
      refusals,
      logger,
    });
    keys.start();
    return {
      stuck: stuck.promise,
      stop: async () => {
        keys.stop();
        await service.stop();
        await platform.stop();
      },
    };
  } catch (error) {
    await platform.stop();
    throw error;
  }
};
