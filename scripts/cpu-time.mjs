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

/**
 * The ticks of a process and of all that it has started: what it has waited for, those too short-lived to be seen among them, or what
 * was seen of its children where that is more. Both would count a child twice that ended between two looks.
 */
function sum(pid, seen) {
  const children = new Map();
  for (const [one, { parent }] of seen) children.set(parent, [...(children.get(parent) ?? []), one]);
  const of = (one) => {
    const { own, waited } = seen.get(one);
    return (
      own +
      Math.max(
        waited,
        (children.get(one) ?? []).reduce((ticks, child) => ticks + of(child), 0),
      )
    );
  };
  return of(pid);
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
      return seen.has(String(pid)) ? sum(String(pid), seen) / TICKS : undefined;
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
