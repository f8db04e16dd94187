import { hkdfSync } from 'node:crypto';

/** The role of every request and job: row-level security shows it one barn, the one named in `app.farm_id`. */
export const BARN_ROLE = 'leadline_barn';
/** The role of sign-in, the dispatcher and the super user: it sees the few platform tables, and no barn's rows. */
export const PLATFORM_ROLE = 'leadline_platform';

/** One key per purpose out of the single configured secret, as hex. */
export const derivedKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'leadline', purpose, 32)).toString('hex');

/** The owner's address with another user: what the application itself connects to. */
export function roleUrl(ownerUrl: string, role: typeof BARN_ROLE | typeof PLATFORM_ROLE, secret: string) {
  const address = new URL(ownerUrl);
  address.username = role;
  address.password = derivedKey(secret, role);
  return address.toString();
}
