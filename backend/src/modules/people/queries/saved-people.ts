import type { Sql } from '../../../platform/database/connect.js';
import { readListRow, type Versioned } from '../../../platform/http/list-rows.js';
import { columnsOf } from '../../../platform/records/record-list.js';
import { called } from '../records/person.js';
import { SYSTEM, type Actor } from '../../../platform/tenancy/actor.js';
import type { LookalikeReply, PersonWarningReply, SavedPersonReply } from '../http/edited-people.replies.js';
import { lookalikes, type Described } from './lookalikes.js';

/** Name and contact of a person, as forms show them. */
export const personRecord: Versioned = {
  rows: (sql) => sql`
    select p.person_id as id, p.person_id, p.person_name, p.billing_person_id, p.is_active::int as is_active, s.student_id, i.instructor_id
      ${columnsOf(sql, 'p', { fields: called })}
    from person p left join student s using (farm_id, person_id) left join instructor i using (farm_id, person_id)`,
  stream: 'person',
};

/** A person as the calls that add and edit people answer. */
export const savedPerson = (sql: Sql, personId: string): Promise<SavedPersonReply> =>
  readListRow<SavedPersonReply>(sql, personRecord, { id: personId, called: 'The person' }, SYSTEM);

const IN_WORDS = { name: 'name', email: 'email address', phone: 'phone' } as const;

const warningOf = ({
  person_id,
  person_name,
  account_name,
  matches,
  is_active,
}: LookalikeReply): PersonWarningReply => {
  const where = account_name && account_name !== person_name ? ` on the account of ${account_name}` : '';
  const same = matches.map((match) => IN_WORDS[match]).join(' and ');
  const state = is_active ? '' : ', inactive';
  return { code: 'possible_duplicate', person_id, message: `${person_name}${where}${state} has the same ${same}.` };
};

/** Who else may be the same person: administrators decide, families learn nothing of others. */
export async function warningsAbout(
  sql: Sql,
  { farmId, actor }: { farmId: string; actor: Actor },
  described: Described,
) {
  if (actor.userType !== 'ADM') return [];
  return (await lookalikes(sql, farmId, described)).map(warningOf);
}
