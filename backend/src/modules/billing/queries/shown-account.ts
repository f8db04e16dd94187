import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isShownPerson } from '../../people/contracts.js';

/** The account of a holder or a member, for whoever may see them; else null. */
export const shownAccount = (sql: Sql, { farmId, actor }: Asker, personId: string) =>
  sql`(select coalesce(p.billing_person_id, p.person_id) from person p
    where p.farm_id = ${farmId} and p.person_id = ${personId} and ${isShownPerson(sql, actor)})`;
