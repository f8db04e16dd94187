import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { inList, recordList } from '../../../platform/records/record-list.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { StudentReply } from '../http/people.replies.js';
import { student } from '../records/student.js';
import { photoConsentOf } from './photo-consent.js';
import { isShownRider } from './shown-people.js';

/** What the level of student `rider` is called: as in the barn's list, or as noted where none of it is confirmed. */
export const shownLevel = (sql: Sql, rider = sql`s`) => sql`coalesce((
  select v.level_name from level v where v.farm_id = ${rider}.farm_id and v.level_id = ${rider}.level_id), ${rider}.level)`;

const studentRows = (sql: Sql, actor: Actor) => sql`
  select s.student_id as id, s.student_id, s.person_id, p.person_name, ${shownLevel(sql)} as level, s.is_active::int as is_active,
    ${photoConsentOf(sql)} as photo_consent, a.person_id as account_person_id, a.person_name as account_name
  from student s join person p using (farm_id, person_id)
    left join person a on a.farm_id = p.farm_id and a.person_id = p.billing_person_id
  where ${isShownRider(sql, actor)}`;

const oneOf = async (sql: Sql, actor: Actor, wanted: Fragment) =>
  (await sql<StudentReply[]>`select * from (${studentRows(sql, actor)}) s where ${wanted}`)[0];
export const studentRow = (sql: Sql, actor: Actor, studentId: string) => oneOf(sql, actor, sql`id = ${studentId}`);
export const riderRow = (sql: Sql, actor: Actor, personId: string) => oneOf(sql, actor, sql`person_id = ${personId}`);

export class ListStudents extends barnQuery<{ active?: boolean }, StudentReply[]>('people.ListStudents') {}

@QueryHandler(ListStudents)
export class ListStudentsHandler extends BarnQueryHandler<ListStudents> {
  async answer(sql: Sql, { active }: { active?: boolean }, { actor }: Asker) {
    return sql<StudentReply[]>`
      select * from (${studentRows(sql, actor)}) s
      where ${active ?? null}::boolean is null or is_active = ${active ?? false}::boolean::int order by lower(person_name), id`;
  }
}

const { stream: _, streamBy: __, ...listed } = recordList(inList(student), { rows: studentRows });
/** Without versions: what is changed of a rider is changed on the own page. */
export const studentList: RestList = { ...listed, columns: [...listed.columns, 'person_id'] };
