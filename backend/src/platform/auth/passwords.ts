import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id minimum for 19 MiB. Runs outside the event loop, and must not run inside a barn's lock. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);
export const passwordMatches = (stored: string, password: string) => verify(stored, password).catch(() => false);
/** Verified instead of a missing hash, so that an unknown address answers no faster. */
const decoy = hashPassword('no such login');
export async function verifyDecoy(password: string): Promise<false> {
  await passwordMatches(await decoy, password);
  return false;
}
