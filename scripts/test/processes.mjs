import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const statusOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
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
  return !/^State:\s+Z/m.test(statusOf(pid));
}

/** Waits for a state; a state that never comes is the test's own time limit. */
export async function becomes(state) {
  for (;;) {
    const now = await state();
    if (now) return now;
    await pause(20);
  }
}

export const isGone = (pid) => becomes(() => !isAlive(pid));
