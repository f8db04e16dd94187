import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { derivedKey } from '../database/roles.js';

const ID_BYTES = 16;

/** What a seal is good for: one made for something else opens nothing. `within` is an id that whoever reads it has to know, a barn's. */
export interface Sealing {
  readonly secret: string;
  readonly purpose: string;
  readonly within?: string;
}

const sealOf = ({ secret, purpose, within }: Sealing, id: Uint8Array) =>
  createHmac('sha256', derivedKey(secret, purpose))
    .update(id)
    .update(within ? parse(within) : '')
    .digest();

/** An id and a signature with the installation's secret, in letters of an address. Whoever knows the id alone cannot make it. */
export function sealedId(sealing: Sealing, id: string) {
  const bytes = parse(id);
  return Buffer.concat([bytes, sealOf(sealing, bytes)]).toString('base64url');
}

/** The id, undefined if the signature is not ours. */
export function unsealedId(sealing: Sealing, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [id, seal] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const expected = sealOf(sealing, id);
  return seal.length === expected.length && timingSafeEqual(seal, expected) ? stringify(id) : undefined;
}
