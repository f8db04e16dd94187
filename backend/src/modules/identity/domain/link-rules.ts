import { invalid } from '../../../platform/errors/refusal.js';
import type { LinkPurpose } from '../events.js';

const HOUR_MS = 3_600_000;
/** How long a link is good: invited people get a week. D04 */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = { create: 7 * 24 * HOUR_MS, reset: 24 * HOUR_MS };

export const linkExpiry = (purpose: LinkPurpose, now: Date) => new Date(now.getTime() + LIFETIME_MS[purpose]);

/** A link is good once, until the moment it expires. */
export const isUsable = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date) =>
  usedAt === null && expiresAt > now;

/** An invitation asks for no address. R014 */
export const invalidLink = (purpose: LinkPurpose) =>
  invalid('token', purpose === 'create' ? 'Invalid Token' : 'Invalid Email or Token');
