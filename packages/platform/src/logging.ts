import { pino, type Logger as Pino } from 'pino';
import type { LoggerService } from '@nestjs/common';

export type Logger = Pick<Pino, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** JSON lines on standard error, so that standard output is free for commands. No personal data: ids only. */
export const createLogger = (service: string, level = 'info'): Logger =>
  pino(
    { name: service, level, base: { service }, redact: ['token', '*.token', 'password', '*.password'] },
    pino.destination(2),
  );

/** Nest's own messages: only what went wrong. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: () => undefined,
  debug: () => undefined,
  verbose: () => undefined,
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown, ...rest: unknown[]) => logger.error({ rest: rest.map(String) }, String(message)),
  fatal: (message: unknown) => logger.error(String(message)),
});
