import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';

/** Of a family's sign-in that is not its account holder's. */
export interface InvitedToFamily {
  part: FamilyPart;
  mayBuy: boolean;
  /** The account holder. */
  holder: string;
  name: string;
}

/** Undefined for an inactive login. */
export async function loginFacts(
  sql: Sql,
  farmId: string,
  loginId: string,
): Promise<{ sender: Sender; email: string; invited: InvitedToFamily | null } | undefined> {
  const [row] = await sql<(SenderRow & { email: string; invited: InvitedToFamily | null })[]>`
    select ${SENDER(sql)}, login.email,
      case when login.family_part is not null then (
        select json_build_object('part', login.family_part, 'mayBuy', login.may_buy, 'holder', h.person_name, 'name', p.first_name)
        from person p join person h on h.farm_id = p.farm_id and h.person_id = p.billing_person_id
        where p.farm_id = login.farm_id and p.person_id = login.person_id) end as invited
    from login join farm f on f.farm_id = login.farm_id
    where login.farm_id = ${farmId} and login.login_id = ${loginId} and login.is_active`;
  return row && { sender: senderOf(row), email: row.email, invited: row.invited };
}
