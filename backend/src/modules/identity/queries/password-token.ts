import type { Sql } from '../../../platform/database/connect.js';
import type { LinkPurpose } from '../events.js';

/** Whose link this is, if it can still be used. The command that uses it looks again under the barn's lock. */
export async function loginOfLink(
  sql: Sql,
  { tokenId, purpose, now }: { tokenId: string; purpose: LinkPurpose; now: Date },
) {
  const [login] = await sql<{ loginId: string; email: string; farmId: string }[]>`
    select l.login_id as "loginId", l.email, l.farm_id as "farmId" from password_token t join login l using (login_id) join farm f using (farm_id)
    where t.token_id = ${tokenId} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${now} and l.is_active and f.is_active`;
  return login;
}
