import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';

/** JSON lines, with ids but never names, addresses or payloads. */
export function logger(): LoggerService {
  const log = pino({
    level: process.env.LOG_LEVEL ?? 'warn',
    base: { process: process.env.LEADLINE_PROCESS ?? 'api' },
  });
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug') =>
    (message: unknown, ...context: unknown[]) =>
      log[level]({ context: context.at(-1) }, String(message));
  return { log: at('info'), warn: at('warn'), error: at('error'), debug: at('debug'), fatal: at('error') };
}
