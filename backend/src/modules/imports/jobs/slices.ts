import { Refusal } from '../../../platform/errors/refusal.js';

const ROWS = 50;
const TURN_MS = 2000;

/**
 * Whether another job should be asked for, so that other barns' jobs come in between. Not before the first slice: the next job is
 * named after the row that it begins with, and would be the present one.
 */
export function turn() {
  const until = performance.now() + TURN_MS;
  let slices = 0;
  return () => slices++ > 0 && performance.now() > until;
}

/** So many rows at a time that a transaction stays short; what belongs together is not divided. */
export function slicesOf<One>(all: readonly One[], rowsOf: (one: One) => number): One[][] {
  const slices: One[][] = [];
  let room = 0;
  for (const one of all) {
    if (room <= 0) {
      slices.push([]);
      room = ROWS;
    }
    slices.at(-1)?.push(one);
    room -= rowsOf(one);
  }
  return slices;
}

/** Together, or where that is refused one by one; who is refused alone, is told of. */
export async function togetherOrSingly<One>(
  slice: readonly One[],
  work: (some: readonly One[]) => Promise<unknown>,
  refused: (one: One, refusal: Refusal) => Promise<void>,
) {
  try {
    await work(slice);
    return;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
  }
  for (const one of slice)
    await work([one]).catch((error: unknown) => {
      if (error instanceof Refusal && error.kind !== 'unavailable') return refused(one, error);
      throw error;
    });
}
