import type { Sql } from '../../../platform/database/connect.js';
import { mailState, type MailState } from '../../../platform/mail/mail-state.js';
import { firstKnown } from '../../../platform/database/first-known.js';

export interface RunMail {
  mailId: string;
  /** A student's id or an instructor's. */
  who: string;
  name: string;
  isStaff: boolean;
  state: MailState;
  /** Handed over, or tried. */
  isTried: boolean;
}

/** The log of a run's slices; everything between a slice's beginning and the next command is its own. */
const cancelledIn = (sql: Sql, farmId: string, runId: string) => sql`
  slice as (
    select s.position, s.metadata ->> 'commandId' as command, (
      select min(n.position) from event n
      where n.farm_id = ${farmId} and n.position > s.position and n.metadata ->> 'commandId' <> s.metadata ->> 'commandId') as next
    from event s
    where s.farm_id = ${farmId} and s.stream = ${`bulk-${runId}`} and s.type = 'scheduling.BulkAdvanced'),
  told as (
    select slice.command, e.position, (e.data ->> 'lessonId')::uuid as lesson_id, (e.data ->> 'studentId')::uuid as student_id
    from slice
    join event e on e.farm_id = ${farmId} and e.position >= slice.position and (slice.next is null or e.position < slice.next)
    where e.type in ('scheduling.LessonCancelled', 'enrollment.StudentCancelled') and (e.data ->> 'notify')::boolean)`;

/** The mails that a run of cancellations leads to, by the ids that the mails themselves derive from its events. */
export const runMails = (sql: Sql, farmId: string, runId: string) => sql<RunMail[]>`
  with ${cancelledIn(sql, farmId, runId)},
  working as (
    select told.command, l.instructor_id from told
      join lesson l on l.farm_id = ${farmId} and l.lesson_id = told.lesson_id
    where l.instructor_id is not null
    union
    select told.command, (extra ->> 'instructor_id')::uuid from told
      join lesson l on l.farm_id = ${farmId} and l.lesson_id = told.lesson_id
      cross join lateral jsonb_array_elements(l.extra_staff) extra),
  wanted as (
    select min(position) || '-cancelled' as mail_id, student_id as who, false as is_staff
    from told where student_id is not null group by command, student_id
    union all
    select first.position || '-cancelled-staff-' || working.instructor_id, working.instructor_id, true
    from working join (select command, min(position) as position from told group by command) first using (command))
  select wanted.mail_id as "mailId", wanted.who::text, wanted.is_staff as "isStaff", p.person_name as name,
    ${mailState(sql)} as state,
    m.mail_id is not null as "isTried"
  from wanted
  left join student s on s.farm_id = ${farmId} and s.student_id = wanted.who
  left join instructor i on i.farm_id = ${farmId} and i.instructor_id = wanted.who
  join person p on p.farm_id = ${farmId} and p.person_id = ${firstKnown(sql, sql`s.person_id`, sql`i.person_id`)}
  left join mail_message m on m.farm_id = ${farmId} and m.mail_id = wanted.mail_id
  order by wanted.is_staff, p.person_name, wanted.mail_id`;
