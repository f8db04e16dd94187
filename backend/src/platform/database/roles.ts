import { hkdfSync } from 'node:crypto';

/** Role of requests and jobs: row-level security shows it the barn in `app.farm_id`. */
export const BARN_ROLE = 'leadline_barn';
/** Role of sign-in, the dispatcher and the super user: platform tables only. */
export const PLATFORM_ROLE = 'leadline_platform';

/** One hex key per purpose, derived from the configured secret. */
export const derivedKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'leadline', purpose, 32)).toString('hex');

export type Role = typeof BARN_ROLE | typeof PLATFORM_ROLE;

/** Roles belong to a whole cluster of databases: every installation there has its own, named after its secret. */
export const roleName = (role: Role, secret: string) => `${role}_${derivedKey(secret, `name of ${role}`).slice(0, 8)}`;

/** Any installation's, and those of versions that had none of their own. */
export const ROLE_NAME = `^(${BARN_ROLE}|${PLATFORM_ROLE})(_[0-9a-f]{8})?$`;

export function roleUrl(ownerUrl: string, role: Role, secret: string) {
  const address = new URL(ownerUrl);
  address.username = roleName(role, secret);
  address.password = derivedKey(secret, role);
  return address.toString();
}
