import { existsSync, readFileSync } from 'node:fs';
import { report } from './problem.mjs';

/**
 * Runs what `begin` starts until the terminal, the system or a dying npm asks us to end; then, or when `begin` fails,
 * stops it in order.
 */
export async function liveUntilStopped(begin, stop) {
  let stopped;
  const end = (code) =>
    (stopped ??= stop()
      .catch(report)
      .then(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  // npm ends without passing the signal on when somebody kills it; we notice that we, or the shell between us, were orphaned.
  const born = ancestors();
  if (process.env.npm_lifecycle_event) setInterval(() => ancestors() === born || void end(0), 500).unref();
  try {
    await begin();
  } catch (error) {
    if (!stopped) report(error);
    await end(1);
  }
}

function ancestors() {
  const parent = `/proc/${process.ppid}/status`;
  const grandparent = existsSync(parent) ? /^PPid:\s*(\d+)/m.exec(readFileSync(parent, 'utf8'))?.[1] : '';
  return `${process.ppid} ${grandparent}`;
}

/** Leaves Ctrl-C to the program now running in the terminal; when it ends, we go on to clean up. */
export const leaveCtrlCToChild = () => process.on('SIGINT', () => {});
