import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Waits for a state; one that never comes ends with the test's own time limit. */
export async function becomes(state) {
  for (;;) {
    const now = await state();
    if (now) return now;
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
