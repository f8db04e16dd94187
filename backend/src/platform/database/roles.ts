import { hkdfSync } from 'node:crypto';

/** For requests and jobs: row-level security shows only the rows of `app.farm_id`. */
export const BARN_ROLE = 'leadline_barn';
/** For sign-in, the dispatcher and the super user: platform tables only. */
export const PLATFORM_ROLE = 'leadline_platform';

export const derivedKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'leadline', purpose, 32)).toString('hex');

export type Role = typeof BARN_ROLE | typeof PLATFORM_ROLE;

/** Roles are shared by all databases of a server, so each installation has its own, named after its secret. */
export const roleName = (role: Role, secret: string) => `${role}_${derivedKey(secret, `name of ${role}`).slice(0, 8)}`;

export const ROLE_NAME = `^(${BARN_ROLE}|${PLATFORM_ROLE})(_[0-9a-f]{8})?$`;

export function roleUrl(ownerUrl: string, role: Role, secret: string) {
  const address = new URL(ownerUrl);
  address.username = roleName(role, secret);
  address.password = derivedKey(secret, role);
  return address.toString();
}
