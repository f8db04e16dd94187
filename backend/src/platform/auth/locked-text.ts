import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { parse } from 'uuid';
import { derivedKey } from '../database/roles.js';
import type { Sealing } from './sealed-bytes.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ secret, purpose }: Sealing) => Buffer.from(derivedKey(secret, purpose), 'hex');
const boundTo = ({ within }: Sealing) => (within ? Buffer.from(parse(within)) : Buffer.alloc(0));

/** For a database that somebody else may read one day: without the installation's secret it says nothing, and in another place neither. */
export function locked(sealing: Sealing, text: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealing), iv).setAAD(boundTo(sealing));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Undefined if it was not locked here, for this, within this. */
export function unlocked(sealing: Sealing, token: string): string | undefined {
  const all = Buffer.from(token, 'base64url');
  if (all.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sealing), all.subarray(0, IV_BYTES)).setAAD(boundTo(sealing));
  decipher.setAuthTag(all.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(all.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
