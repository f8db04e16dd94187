import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { derivedKey } from '../../platform/database/roles.js';
import type { LinkPurpose } from './events.js';

const ID_BYTES = 16;
const PAGE: Readonly<Record<LinkPurpose, string>> = { create: 'createpassword', reset: 'updatepassword' };

const sealOf = (secret: string, id: Uint8Array) =>
  createHmac('sha256', derivedKey(secret, 'password-link')).update(id).digest();

/** The id and a signature with the installation's secret. Database and log hold only the id, which opens nothing. R016 */
export function linkToken(secret: string, tokenId: string) {
  const id = parse(tokenId);
  return Buffer.concat([id, sealOf(secret, id)]).toString('base64url');
}

/** The id in a token, undefined if the signature is not ours. */
export function tokenIdOf(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [id, seal] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const expected = sealOf(secret, id);
  return seal.length === expected.length && timingSafeEqual(seal, expected) ? stringify(id) : undefined;
}

export const passwordLink = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { purpose, tokenId }: { purpose: LinkPurpose; tokenId: string },
) => `${publicUrl}/${PAGE[purpose]}/${linkToken(secret, tokenId)}`;

export class PasswordLinks {
  constructor(private readonly secret: string) {}

  tokenIdOf = (token: string) => tokenIdOf(this.secret, token);
}
