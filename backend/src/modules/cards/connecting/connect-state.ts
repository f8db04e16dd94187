import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../../platform/database/roles.js';

/** Long enough to open an account with the provider on the way. */
const GOOD_FOR_MS = 2 * 3_600_000;

export interface Asking {
  farmId: string;
  loginId: string;
}

const seal = (secret: string, { farmId, loginId }: Asking, until: string) =>
  createHmac('sha256', derivedKey(secret, 'connect-account'))
    .update(`${farmId} ${loginId} ${until}`)
    .digest('base64url');

/** Goes to the provider and comes back with the answer: who asked for it, and that it was us. */
export const connectState = (secret: string, asking: Asking, now: Date) => {
  const until = (now.getTime() + GOOD_FOR_MS).toString(36);
  return `${until}.${seal(secret, asking, until)}`;
};

export function isOurState(secret: string, asking: Asking, state: string, now: Date) {
  const [until = '', proof = ''] = state.split('.');
  const expected = Buffer.from(seal(secret, asking, until));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number.parseInt(until, 36) > now.getTime();
}
