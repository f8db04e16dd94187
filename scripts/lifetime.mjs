import { existsSync, readFileSync } from 'node:fs';
import { report } from './problem.mjs';

/** Until a signal, the terminal's end or npm's death; then, or if `begin` fails, runs `stop`. */
export async function liveUntilStopped(begin, stop) {
  let stopped;
  const end = (code) =>
    (stopped ??= stop()
      .catch(report)
      .then(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  // A killed npm passes no signal on, so we watch for becoming an orphan.
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

/** Ctrl-C belongs to the child in the terminal; we clean up after it. */
export const leaveCtrlCToChild = () => process.on('SIGINT', () => {});
