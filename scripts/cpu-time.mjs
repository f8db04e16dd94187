import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const TICKS = 100;
const EVERY_MS = 500;

/** What /proc says of a process: who started it, when, and its ticks so far, beside those of the children that it has waited for. */
function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, own2, waited, waited2] = fields.slice(11, 15).map(Number);
    return { parent: fields[1], began: fields[19], own: own + own2, waited: waited + waited2 };
  } catch {
    return undefined;
  }
}

/** The ticks of all that were seen, each as last seen, and of those too short-lived to be seen, which whoever waited for them tells. */
function sum(seen) {
  const all = [...seen.values()];
  const known = new Map();
  for (const { parent, own, waited } of all) known.set(parent, (known.get(parent) ?? 0) + own + waited);
  const unseen = ([pid, { waited }]) => Math.max(0, waited - (known.get(pid) ?? 0));
  return all.reduce((ticks, { own }) => ticks + own, 0) + [...seen].reduce((ticks, one) => ticks + unseen(one), 0);
}

/**
 * Counts what processors spend on a process and on all that it starts, directly or not: of browsers and servers that nobody waits for,
 * the system itself would forget it. `seconds()` ends that, and is `undefined` where the system does not tell (no /proc).
 */
export function countCpu(pid) {
  const seen = new Map();
  const look = () => {
    const now = new Map(pids().map((one) => [one, read(one)]));
    const isOurs = (one) => {
      const found = now.get(one);
      if (!found) return false;
      return one === String(pid) || seen.get(one)?.began === found.began || isOurs(found.parent);
    };
    for (const [one, found] of now)
      if (isOurs(one)) seen.set(one, { ...found, parent: seen.get(one)?.parent ?? found.parent });
  };
  look();
  const timer = setInterval(look, EVERY_MS).unref();
  return {
    seconds() {
      clearInterval(timer);
      return seen.size > 0 ? sum(seen) / TICKS : undefined;
    },
  };
}

function pids() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
