import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';

/** Undefined for an inactive login. */
export async function loginFacts(
  sql: Sql,
  farmId: string,
  loginId: string,
): Promise<{ sender: Sender; email: string } | undefined> {
  const [row] = await sql<(SenderRow & { email: string })[]>`
    select ${SENDER(sql)}, login.email from login join farm f on f.farm_id = login.farm_id
    where login.farm_id = ${farmId} and login.login_id = ${loginId} and login.is_active`;
  return row && { sender: senderOf(row), email: row.email };
}
