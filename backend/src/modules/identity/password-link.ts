import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { derivedKey } from '../../platform/database/roles.js';
import type { LinkPurpose } from './events.js';

const ID_BYTES = 16;
const PAGE: Readonly<Record<LinkPurpose, string>> = { create: 'createpassword', reset: 'updatepassword' };

const sealOf = (secret: string, id: Uint8Array) =>
  createHmac('sha256', derivedKey(secret, 'password-link')).update(id).digest();

/** What a link carries: an id and a seal that only this installation can make. Database and log know the id alone; it opens nothing. */
export function linkToken(secret: string, tokenId: string) {
  const id = parse(tokenId);
  return Buffer.concat([id, sealOf(secret, id)]).toString('base64url');
}

/** The id inside a link's token, if the seal is ours. */
export function tokenIdOf(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [id, seal] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const expected = sealOf(secret, id);
  return seal.length === expected.length && timingSafeEqual(seal, expected) ? stringify(id) : undefined;
}

/** The address a mail carries; the token is its last segment. R016 */
export const passwordLink = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { purpose, tokenId }: { purpose: LinkPurpose; tokenId: string },
) => `${publicUrl}/${PAGE[purpose]}/${linkToken(secret, tokenId)}`;

/** Reads the links of this installation. */
export class PasswordLinks {
  constructor(private readonly secret: string) {}

  tokenIdOf = (token: string) => tokenIdOf(this.secret, token);
}
