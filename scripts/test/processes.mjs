import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { START_MS } from '../test-timeout.mjs';

const known = (pid, what) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
};

/** Running, and not merely waiting for its parent to take note of its end. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/^State:\s+Z/m.test(known(pid, 'status'));
}

/** Waits for a state. */
export async function becomes(state) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const now = await state();
    if (now) return now;
    if (Date.now() > deadline) throw new Error(`This does not come: ${state}`);
    await pause(20);
  }
}

export const isGone = (pid) => becomes(() => !isAlive(pid));

/** All that was started with this folder in its environment, however often handed on. */
export const startedWith = (folder) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && known(pid, 'environ').includes(folder))
    .map((pid) => `${pid} ${known(pid, 'cmdline').replaceAll('\0', ' ')}`);

export const nobodyIsLeft = (folder) => becomes(() => !startedWith(folder).length);
