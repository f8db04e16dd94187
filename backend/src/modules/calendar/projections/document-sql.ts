import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { nameOfAnother } from '../../people/contracts.js';
import { placePaid, placesHeld, riderWaiting } from '../../enrollment/contracts.js';
import { statusName } from './status-names.js';

/** A condition on the given lesson-id column that selects which lessons to write. */
export type Chosen = (lessonId: Fragment) => Fragment;

const hhmm = (sql: Sql, column: Fragment) => sql`to_char(${column}, 'HH24:MI')`;
const instant = (sql: Sql, column: Fragment) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const minute = (sql: Sql, column: Fragment) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`;

/** `limit 1` makes the planner look names up by key; as a join it may scan the whole barn for every lesson. C24 */
const roster = (sql: Sql) => sql`
  select count(*) filter (where not lp.is_cancelled)::int as cnt,
    string_agg(p.person_name, ', ' order by p.person_name) filter (where not lp.is_cancelled) as names,
    string_agg((select to_json(f) from (select
      lp.lesson_person_id as id, lp.lesson_person_id, lp.lesson_id as lesson_date_time_id,
      lp.student_id, st.person_id, p.person_name as name, lv.level_name,
      lp.horse_id, h.horse_name as assigned_to,
      coalesce(h.owner_id = p.billing_person_id, false)::int as on_own_horse, lp.package_id as item_id, pk.product_name,
      ${nameOfAnother(sql, sql`pk`)} as item_of,
      lp.status_code as enrollment_status_code, ${statusName(sql)} as enrollment_status_name, lp.filling,
      lp.status_code as code, ${placePaid(sql, { kind: sql`pk.kind`, paid: sql`pay.paid` })}::int as paid,
      coalesce(lp.confirmed_start = l.starts_at, false)::int as confirmed,
      lp.is_cancelled::int as student_is_cancelled, lp.makeup_of as makeup_lesson_id, r.remark as cancellation_note
    ) f)::text, ',' order by p.person_name, lp.lesson_person_id) as documents
  from lesson_person lp
  cross join lateral (
    select person_id, level_id from student st where st.farm_id = lp.farm_id and st.student_id = lp.student_id limit 1) st
  cross join lateral (
    select person_name, billing_person_id from person p where p.farm_id = lp.farm_id and p.person_id = st.person_id limit 1) p
  left join lateral (
    select level_name from level lv where lv.farm_id = lp.farm_id and lv.level_id = st.level_id limit 1) lv on true
  left join lateral (
    select horse_name, owner_id from horse h where h.farm_id = lp.farm_id and h.horse_id = lp.horse_id limit 1) h on true
  left join lateral (
    select product_name, kind, payment_id, student_id from package pk
    where pk.farm_id = lp.farm_id and pk.package_id = lp.package_id limit 1) pk on true
  left join lateral (
    select paid from payment pay where pay.farm_id = lp.farm_id and pay.payment_id = pk.payment_id limit 1) pay on true
  left join lateral (
    select remark from remark r where r.farm_id = lp.farm_id and r.subject_id = lp.lesson_person_id limit 1) r on true
  where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id`;

const horses = (sql: Sql) => sql`
  select string_agg((select to_json(f) from (select
      lh.lesson_horse_id as id, lh.lesson_horse_id as lesson_date_time_horse_id, lh.lesson_id as lesson_date_time_id,
      lh.horse_id, h.horse_name as name, lh.tack_id, t.tack_name
    ) f)::text, ',' order by h.horse_name, lh.lesson_horse_id) as documents
  from lesson_horse lh
  join horse h using (farm_id, horse_id)
  left join tack t on t.farm_id = lh.farm_id and t.tack_id = lh.tack_id
  where lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id`;

const horseNames = (sql: Sql) => sql`
  select string_agg(h.horse_name, ', ' order by h.horse_name) as names
  from (
    select lp.horse_id from lesson_person lp
    where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and lp.horse_id is not null and not lp.is_cancelled
    union
    select lh.horse_id from lesson_horse lh where lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id) used
  cross join lateral (
    select horse_name from horse h where h.farm_id = l.farm_id and h.horse_id = used.horse_id limit 1) h`;

const tasks = (sql: Sql) => sql`
  select string_agg((select to_json(f) from (select
      extra.id, l.lesson_id as lesson_date_time_id, extra.task_id, t.task_name,
      extra.instructor_id, p.person_name as instructor_name
    ) f)::text, ',' order by extra.position) as documents
  from rows from (jsonb_to_recordset(l.extra_staff) as (id uuid, task_id uuid, instructor_id uuid))
    with ordinality as extra(id, task_id, instructor_id, position)
  left join task t on t.farm_id = l.farm_id and t.task_id = extra.task_id
  left join instructor i on i.farm_id = l.farm_id and i.instructor_id = extra.instructor_id
  left join person p on p.farm_id = l.farm_id and p.person_id = i.person_id`;

const lesson = (sql: Sql) => sql`
  select l.lesson_id as id, l.lesson_id as lesson_date_time_id, l.version, l.title, l.title as lesson_name, l.title as name,
    l.scheduled_date, ${hhmm(sql, sql`l.start_time`)} as scheduled_starttime,
    l.end_date as scheduled_end_date, ${hhmm(sql, sql`l.end_time`)} as scheduled_endtime,
    l.scheduled_date || ' ' || ${hhmm(sql, sql`l.start_time`)} as start,
    l.end_date || ' ' || ${hhmm(sql, sql`l.end_time`)} as "end",
    ${instant(sql, sql`l.starts_at`)} as starts_at, ${instant(sql, sql`l.ends_at`)} as ends_at,
    (extract(epoch from (l.end_date + l.end_time) - (l.scheduled_date + l.start_time)) / 60)::int as duration,
    l.is_allday::int as is_allday, (l.series_id is not null)::int as is_recuring,
    coalesce(l.series_description, se.description) as "repeatDesc",
    se.frequency, se.period, se.last_date as "repeatEnd", s.product_id,
    concat_ws(', ', l.title, l.scheduled_date, ${hhmm(sql, sql`l.start_time`)}) as "lessonString",
    l.series_id as lesson_date_time_series_id, l.section_id, s.section_name, s.own_horse::int as own_horse, s.program_id, pr.program_name,
    pr.program_type_id, l.location_id, lo.location_name, l.instructor_id, ip.person_name as instructor_name,
    c.color_code, r.remark as lesson_notes, l.is_cancelled::int as lesson_is_cancelled,
    l.status_code as lesson_status_code, l.cancel_action as barn_cancel_makeup_action,
    l.cancel_reason as barn_cancel_reason, l.max_enrollment, l.max_enrollment as max, coalesce(ro.cnt, 0) as cnt,
    greatest(l.max_enrollment - coalesce(ro.cnt, 0) - ${placesHeld(sql)}, 0)::int as available, ${riderWaiting(sql)}::int as waiting,
    coalesce(ro.names, '') as "studentString", coalesce(hn.names, '') as "horseString"`;

/** What is left out is 0 or nothing: most lessons are neither cancelled nor of several days. */
const block = (sql: Sql) => sql`json_strip_nulls((select to_json(f) from (select
    l.lesson_id as id, l.version, l.title, l.scheduled_date as date, ${hhmm(sql, sql`l.start_time`)} as start,
    nullif(l.end_date, l.scheduled_date) as end_date, ${hhmm(sql, sql`l.end_time`)} as "end",
    ${minute(sql, sql`l.starts_at`)} as starts_at, ${minute(sql, sql`l.ends_at`)} as ends_at,
    l.section_id, l.location_id, lo.location_name as location, l.instructor_id, ip.person_name as instructor,
    c.color_code as colour, coalesce(ro.cnt, 0) as cnt, l.max_enrollment as max,
    nullif(l.is_allday::int, 0) as is_allday, nullif((l.series_id is not null)::int, 0) as is_recuring,
    nullif(l.is_cancelled::int, 0) as is_cancelled, case when l.status_code = 'COM' then 1 end as is_completed,
    nullif(${riderWaiting(sql)}::int, 0) as waiting, l.cancel_reason
  ) f))::text`;

/** One `lesson_document` row per chosen lesson. Lateral lookups by index keep the plan stable whatever the table statistics say. */
export const documentRows = (sql: Sql, chosen: Chosen) => sql`
  select l.farm_id, l.lesson_id, l.scheduled_date, l.start_time, l.end_date,
    (select to_json(f) from (${lesson(sql)}) f)::text as lesson,
    coalesce(ro.documents, '') as students, coalesce(ho.documents, '') as horses, coalesce(ta.documents, '') as tasks,
    ${block(sql)} as block
  from lesson l
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  join program pr on pr.farm_id = l.farm_id and pr.program_id = s.program_id
  join location lo on lo.farm_id = l.farm_id and lo.location_id = l.location_id
  left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
  left join person ip on ip.farm_id = l.farm_id and ip.person_id = i.person_id
  left join colour c on c.colour_id = i.colour_id
  left join series se on se.farm_id = l.farm_id and se.series_id = l.series_id
  left join remark r on r.farm_id = l.farm_id and r.subject_id = l.lesson_id
  cross join lateral (${roster(sql)}) ro
  cross join lateral (${horses(sql)}) ho
  cross join lateral (${horseNames(sql)}) hn
  cross join lateral (${tasks(sql)}) ta
  where ${chosen(sql`l.lesson_id`)}`;
