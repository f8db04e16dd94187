import type { Sql } from '../../../platform/database/connect.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';

/** Undefined if the text was erased meanwhile, or its author's login removed. */
export async function supportFacts(sql: Sql, farmId: string, asked: { messageId: string; loginId: string }) {
  const [row] = await sql<(SenderRow & { name: string | null; email: string; remark: string })[]>`
    select ${SENDER(sql)}, p.person_name as name, login.email, remark.remark
    from login
      join farm f on f.farm_id = login.farm_id
      join remark on remark.farm_id = login.farm_id and remark.subject_id = ${asked.messageId}
      left join person p on p.farm_id = login.farm_id and p.person_id = login.person_id
    where login.farm_id = ${farmId} and login.login_id = ${asked.loginId}`;
  if (!row) return undefined;
  const [summary = '', ...lines] = row.remark.split('\n');
  return {
    sender: senderOf(row),
    author: { name: row.name ?? row.email, email: row.email },
    summary,
    message: lines.join('\n'),
  };
}
