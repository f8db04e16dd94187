import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isInCircle } from '../../../platform/tenancy/family-part.js';
import { may, type Actor } from '../../../platform/tenancy/actor.js';
import { nameOfAnother } from '../../people/contracts.js';
import { cancelLabel, statusName, type Filling } from '../domain/status.js';
import type { Compensation } from '../events.js';
import type { ClientLessonReply } from '../http/enrollment.replies.js';
import { packages } from '../lookups.js';

export type ClientLessonRow = Omit<ClientLessonReply, 'enrollment_status_name' | 'cancel_label'> & {
  given: Compensation | null;
  filling: Filling | null;
};

export const namedLesson = ({ given, filling, ...row }: ClientLessonRow): ClientLessonReply => ({
  ...row,
  enrollment_status_name: statusName(row.enrollment_status_code, given, filling),
  cancel_label:
    row.student_is_cancelled || row.lesson_is_cancelled
      ? cancelLabel(row.enrollment_status_code, row.lesson_is_cancelled === 1)
      : null,
});

const isOn = (sql: Sql, name: string) => sql`coalesce(f.preferences->>${name}, '0') = '1'`;

/** Families before the start, if the barn lets them; staff by permission. R128 */
const canCancel = (sql: Sql, actor: Actor, now: Date) =>
  actor.userType === 'STU'
    ? sql`${isInCircle('riders', actor)}::boolean and ${isOn(sql, 'clients_can_cancel')} and l.starts_at > ${now}`
    : sql`${may(actor, 'CANCEL_STUDENT_LESSON')}::boolean`;

/** R038 */
const horseName = (sql: Sql, actor: Actor) =>
  actor.userType === 'STU'
    ? sql`case when ${isOn(sql, 'clients_can_view_horses')} then h.horse_name end as horse_name`
    : sql`h.horse_name`;

/** `chosen` is a query for `lesson_person_id`; append `order by`. It comes first in `from`, so only its rows are looked up. */
export const clientLessonRows = (
  sql: Sql,
  farmId: string,
  { actor, now, chosen }: { actor: Actor; now: Date; chosen: Fragment },
) => sql`
  select lp.lesson_person_id as id, lp.lesson_person_id, lp.lesson_id as lesson_date_time_id, lp.student_id, p.person_name, l.title,
    l.scheduled_date, to_char(l.start_time, 'HH24:MI') as scheduled_starttime,
    l.end_date as scheduled_end_date, to_char(l.end_time, 'HH24:MI') as scheduled_endtime,
    to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at,
    (extract(epoch from l.ends_at - l.starts_at) / 60)::int as duration, l.is_allday::int as is_allday,
    instructor.person_name as instructor_name, place.location_name, ${horseName(sql, actor)}, lp.package_id as item_id, k.product_name,
    ${nameOfAnother(sql)} as item_of,
    lp.status_code as enrollment_status_code, lp.cancel_compensation as given, lp.filling, lp.is_cancelled::int as student_is_cancelled,
    l.is_cancelled::int as lesson_is_cancelled, note.remark as cancellation_note,
    missed.scheduled_date as makeup_from_date, general.remark as lesson_notes, c.color_code,
    (not lp.is_cancelled and not l.is_cancelled and ${canCancel(sql, actor, now)})::int as can_cancel
  from (${chosen}) chosen
    join lesson_person lp on lp.farm_id = ${farmId} and lp.lesson_person_id = chosen.lesson_person_id
    join farm f on f.farm_id = lp.farm_id
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    left join person instructor on instructor.farm_id = i.farm_id and instructor.person_id = i.person_id
    left join colour c on c.colour_id = i.colour_id
    left join horse h on h.farm_id = lp.farm_id and h.horse_id = lp.horse_id
    left join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = lp.package_id
    left join remark note on note.farm_id = lp.farm_id and note.subject_id = lp.lesson_person_id
    left join remark general on general.farm_id = l.farm_id and general.subject_id = l.lesson_id
      and ${isOn(sql, 'show_general_lesson_notes_on_client_page')}
    left join lesson_person missing on missing.farm_id = lp.farm_id and missing.lesson_person_id = lp.makeup_of
    left join lesson missed on missed.farm_id = missing.farm_id and missed.lesson_id = missing.lesson_id`;

export async function clientLesson(
  sql: Sql,
  { farmId, actor, now }: Asker & { now: Date },
  lessonPersonId: string,
): Promise<ClientLessonReply[]> {
  const chosen = sql`select ${lessonPersonId}::uuid as lesson_person_id`;
  const rows = await sql<ClientLessonRow[]>`${clientLessonRows(sql, farmId, { actor, now, chosen })}`;
  return rows.map(namedLesson);
}
