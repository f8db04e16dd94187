import { ConfigError } from '../config/config.js';
import { isUnavailable } from '../database/unavailable.js';
import { Refusal } from '../errors/refusal.js';

function explain(error: unknown) {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (error instanceof ConfigError || error instanceof Refusal) return error.message;
  if (isUnavailable(error)) return `The database named by DATABASE_URL does not answer (${code || message}).`;
  if (code === '28P01' || code === '28000') return 'The database named by DATABASE_URL refuses the user or password.';
  if (code === '3D000') return 'The database named by DATABASE_URL does not exist.';
  if (code === '42501') return `The database user of DATABASE_URL lacks a right: ${message}.`;
  if (code === 'EADDRINUSE') return `The port ${port ?? ''} of PORT or METRICS_PORT is taken.`;
  return undefined;
}

export async function start(run: () => Promise<void>) {
  const orphaned = () => process.exit(1);
  // The parent was killed during the start. A running server handles its own end.
  if (process.channel) process.once('disconnect', orphaned);
  try {
    await run();
    process.off('disconnect', orphaned);
  } catch (error) {
    process.stderr.write(`${explain(error) ?? ((error as Error).stack || String(error))}\n`);
    process.exit(1);
  }
}
