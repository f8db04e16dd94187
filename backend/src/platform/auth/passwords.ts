import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's argon2id minimum for 19 MiB. Runs outside the event loop, and must not run inside a barn's lock. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One a core: more are no faster together, and whoever opens a page while many sign in would wait behind them all. */
const oneACore = pLimit(availableParallelism());

export const hashPassword = (password: string) => oneACore(() => hash(password, COST));
export const passwordMatches = (stored: string, password: string) =>
  oneACore(() => verify(stored, password)).catch(() => false);
/** Verified instead of a missing hash, so that an unknown address answers no faster. */
const decoy = hashPassword('no such login');
export async function verifyDecoy(password: string): Promise<false> {
  await passwordMatches(await decoy, password);
  return false;
}
