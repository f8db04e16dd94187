import { invalid } from '../../../platform/errors/refusal.js';
import type { LinkPurpose } from '../events.js';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = { create: 7 * 24 * HOUR_MS, reset: 24 * HOUR_MS };

export const linkExpiry = (purpose: LinkPurpose, now: Date) => new Date(now.getTime() + LIFETIME_MS[purpose]);

/** Once, and until it expires. D04 */
export const isUsable = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date) =>
  usedAt === null && expiresAt > now;

/** An invitation does not ask for the address, so its refusal does not mention one. R014 */
export const invalidLink = (purpose: LinkPurpose) =>
  invalid('token', purpose === 'create' ? 'Invalid Token' : 'Invalid Email or Token');
