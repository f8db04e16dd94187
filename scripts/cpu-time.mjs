import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const TICKS = 100;

/**
 * Seconds that processors have spent on this process and on all it started, once those have ended; `undefined` where the system does
 * not tell (no /proc).
 */
export function cpuSeconds() {
  let stat;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // After the name, which may hold anything: utime, stime, and both of the children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
