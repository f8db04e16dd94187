import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'uuid';
import { derivedKey } from '../database/roles.js';

/** What a seal is good for: one made for something else opens nothing. `within` is an id that whoever reads it has to know, a barn's. */
export interface Sealing {
  readonly secret: string;
  readonly purpose: string;
  readonly within?: string;
}

const sealOf = ({ secret, purpose, within }: Sealing, bytes: Uint8Array) =>
  createHmac('sha256', derivedKey(secret, purpose))
    .update(bytes)
    .update(within ? parse(within) : '')
    .digest();

/** Bytes and a signature with the installation's secret, in letters of an address. Whoever knows the bytes alone cannot make it. */
export const sealed = (sealing: Sealing, bytes: Uint8Array) =>
  Buffer.concat([bytes, sealOf(sealing, bytes)]).toString('base64url');

/** The bytes, of which there are `length`; undefined if the signature is not ours. */
export function unsealed(sealing: Sealing, length: number, token: string): Buffer | undefined {
  const all = Buffer.from(token, 'base64url');
  const [bytes, seal] = [all.subarray(0, length), all.subarray(length)];
  const expected = sealOf(sealing, bytes);
  return seal.length === expected.length && timingSafeEqual(seal, expected) ? bytes : undefined;
}
