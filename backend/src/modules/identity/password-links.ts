import { sealedId, unsealedId } from '../../platform/auth/sealed-id.js';
import type { LinkPurpose } from './events.js';

const PAGE: Readonly<Record<LinkPurpose, string>> = { create: 'createpassword', reset: 'updatepassword' };

const sealing = (secret: string) => ({ secret, purpose: 'password-link' });

/** The id and a signature with the installation's secret. Database and log hold only the id, which opens nothing. R016 */
export const linkToken = (secret: string, tokenId: string) => sealedId(sealing(secret), tokenId);

/** The id in a token, undefined if the signature is not ours. */
export const tokenIdOf = (secret: string, token: string) => unsealedId(sealing(secret), token);

export const passwordLink = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  { purpose, tokenId }: { purpose: LinkPurpose; tokenId: string },
) => `${publicUrl}/${PAGE[purpose]}/${linkToken(secret, tokenId)}`;

export class PasswordLinks {
  constructor(private readonly secret: string) {}

  tokenIdOf = (token: string) => tokenIdOf(this.secret, token);
}
