import { hkdfSync } from 'node:crypto';

/** Role of requests and jobs: row-level security shows it the barn in `app.farm_id`. */
export const BARN_ROLE = 'leadline_barn';
/** Role of sign-in, the dispatcher and the super user: platform tables only. */
export const PLATFORM_ROLE = 'leadline_platform';

/** One hex key per purpose, derived from the configured secret. */
export const derivedKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'leadline', purpose, 32)).toString('hex');

export function roleUrl(ownerUrl: string, role: typeof BARN_ROLE | typeof PLATFORM_ROLE, secret: string) {
  const address = new URL(ownerUrl);
  address.username = role;
  address.password = derivedKey(secret, role);
  return address.toString();
}
