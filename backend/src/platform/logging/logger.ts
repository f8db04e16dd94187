import type { LoggerService } from '@nestjs/common';
import { destination, pino } from 'pino';

/** Of what could not be written yet. */
const KEPT_BYTES = 1_048_576;

/** JSON lines, with ids but never names, addresses or payloads. */
export function logger(): LoggerService {
  const output = destination({ dest: 1, sync: true, maxLength: KEPT_BYTES });
  // A full disk takes the log, not the process.
  output.on('error', () => undefined);
  const log = pino(
    {
      level: process.env.LOG_LEVEL ?? 'warn',
      base: { process: process.env.LEADLINE_PROCESS ?? 'api' },
    },
    output,
  );
  const at =
    (level: 'info' | 'warn' | 'error' | 'debug') =>
    (message: unknown, ...context: unknown[]) =>
      log[level]({ context: context.at(-1) }, String(message));
  return { log: at('info'), warn: at('warn'), error: at('error'), debug: at('debug'), fatal: at('error') };
}
