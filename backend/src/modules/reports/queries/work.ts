import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { among, conditions, filterConditions, knownRiders, statusName, type Viewer } from '../../calendar/contracts.js';
import { isOff, noticeOf, reasonOf } from './cancelled-places.js';
import type { Reader, Wanted } from './wanted.js';

/**
 * What reports about lessons count, a row each: `unit_id`, what they say of the lesson, and of whom they say it: `student_id`, `horse_id`,
 * `instructor_id`, `task_id`. `is_off`: the place or its lesson is cancelled. `riders` are those who come.
 */
export type Work = (sql: Sql, reader: Reader, wanted: Wanted) => Fragment;

const lesson = (sql: Sql) => sql`
  l.lesson_id, l.scheduled_date, l.start_time, l.title, l.section_id, s.program_id, l.location_id, l.max_enrollment,
  case when l.is_allday then 0 else (extract(epoch from l.ends_at - l.starts_at) / 60)::int end as minutes,
  (select count(*)::int from lesson_person r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id and not r.is_cancelled) as riders`;

/** Lessons of these days, with what is `joined` to each. */
const ofDays = (sql: Sql, { days, weekday, hour }: Wanted, joined = sql``) => sql`
  from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id ${joined}
  where l.scheduled_date between ${days.from} and ${days.to}
    ${weekday ? sql`and extract(isodow from l.scheduled_date) = ${weekday}::int` : sql``}
    ${hour === undefined ? sql`` : sql`and not l.is_allday and extract(hour from l.start_time) = ${hour}::int`}`;

const placesOf = (sql: Sql, wanted: Wanted) =>
  ofDays(sql, wanted, sql`join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id`);

const staff = ({ actor, now }: Reader): Viewer => ({ kind: 'staff', actor, now });

/** Riders whom limited staff do not know stay unnamed (B03); nobody is narrowed to lessons of their own (A01). */
export const isKnown = (sql: Sql, reader: Reader) => knownRiders(sql, staff(reader), sql`lp.student_id`) ?? sql`true`;

/** Riders, horses and attendance are those of the place, not of the lesson that it is in. */
const ofPlaces = (sql: Sql, reader: Reader, { filters, statusCodes, notice, reason }: Wanted): Fragment[] => {
  const { studentIds, horseIds, ...ofLessons } = filters;
  return [
    ...filterConditions(sql, staff(reader), ofLessons),
    ...among(sql, sql`lp.student_id`, studentIds),
    ...among(sql, sql`lp.horse_id`, horseIds),
    ...(studentIds?.length ? [sql`and ${isKnown(sql, reader)}`] : []),
    ...(statusCodes?.length ? [sql`and lp.status_code = any(${statusCodes})`] : []),
    ...(filters.showCancelledStudents === false ? [sql`and not lp.is_cancelled`] : []),
    ...(notice || reason ? [sql`and ${isOff(sql)}`] : []),
    ...(notice ? [sql`and (${noticeOf(sql)}) = ${notice}`] : []),
    ...(reason ? [sql`and (${reasonOf(sql)}) = ${reason}`] : []),
  ];
};

const place = (sql: Sql) => sql`
  lp.student_id, lp.horse_id, lp.status_code, ${statusName(sql)} as status, lp.makeup_of is not null as is_makeup,
  lp.is_cancelled as is_place_off, lp.is_cancelled or l.is_cancelled as is_off`;

/** Riders in lessons. */
export const places: Work = (sql, reader, wanted) => sql`
  (select lp.lesson_person_id as unit_id, ${lesson(sql)}, ${place(sql)}, l.instructor_id, null::uuid as task_id
  ${placesOf(sql, wanted)} and ${isKnown(sql, reader)} ${conditions(sql, ofPlaces(sql, reader, wanted))})`;

const ridden = (sql: Sql, reader: Reader, wanted: Wanted) => sql`
  select lp.lesson_person_id as unit_id, l.lesson_id, lp.horse_id, lp.is_cancelled,
    true as is_ridden, case when ${isKnown(sql, reader)} then lp.student_id end as student_id
  ${placesOf(sql, wanted)} and lp.horse_id is not null ${conditions(sql, ofPlaces(sql, reader, wanted))}`;

const beside = (sql: Sql, reader: Reader, wanted: Wanted) => sql`
  select lh.lesson_horse_id as unit_id, l.lesson_id, lh.horse_id, false as is_cancelled, false as is_ridden, null::uuid as student_id
  ${ofDays(sql, wanted, sql`join lesson_horse lh on lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id`)}
    ${conditions(sql, filterConditions(sql, staff(reader), { ...wanted.filters, horseIds: undefined }))}
    ${conditions(sql, among(sql, sql`lh.horse_id`, wanted.filters.horseIds))}`;

/** Horses in lessons, ridden or beside them: a horse is in a lesson once, whoever shares it. */
export const rides: Work = (sql, reader, wanted) => {
  const { filters, statusCodes, notice, reason } = wanted;
  const ofRiders = filters.studentIds?.length || statusCodes?.length || notice || reason;
  const used = ofRiders
    ? ridden(sql, reader, wanted)
    : sql`${ridden(sql, reader, wanted)} union all ${beside(sql, reader, wanted)}`;
  return sql`
    (select ride.unit_id, ${lesson(sql)}, null::uuid as student_id, ride.horse_id, ride.student_ids, null::text as status_code,
      case when l.is_cancelled or ride.is_cancelled then 'Cancelled' end as status, false as is_makeup,
      ride.is_cancelled as is_place_off, ride.is_cancelled or l.is_cancelled as is_off, l.instructor_id, null::uuid as task_id
    from (
      select (array_agg(unit_id order by is_cancelled, unit_id))[1] as unit_id, lesson_id, horse_id, bool_and(is_cancelled) as is_cancelled,
        array_agg(distinct student_id) filter (where is_ridden and not is_cancelled) as student_ids
      from (${used}) used group by lesson_id, horse_id) ride
    join lesson l on l.lesson_id = ride.lesson_id
    join section s on s.farm_id = l.farm_id and s.section_id = l.section_id)`;
};

const noPlace = (sql: Sql) => sql`
  null::uuid as student_id, null::uuid as horse_id, null::text as status_code, case when l.is_cancelled then 'Cancelled' end as status,
  false as is_makeup, false as is_place_off, l.is_cancelled as is_off`;

/** Lessons, each with who teaches it. */
export const lessons: Work = (sql, reader, wanted) => sql`
  (select l.lesson_id as unit_id, ${lesson(sql)}, ${noPlace(sql)}, l.instructor_id, null::uuid as task_id
  ${ofDays(sql, wanted)} ${conditions(sql, filterConditions(sql, staff(reader), wanted.filters))})`;

/** Helpers in lessons, each with a task; the filter of instructors is about them. */
export const helpers: Work = (sql, reader, wanted) => {
  const { instructorIds, ...filters } = wanted.filters;
  const helper = sql`(extra ->> 'instructor_id')::uuid`;
  return sql`
    (select (extra ->> 'id')::uuid as unit_id, ${lesson(sql)}, ${noPlace(sql)}, ${helper} as instructor_id,
      (extra ->> 'task_id')::uuid as task_id
    ${ofDays(sql, wanted, sql`cross join lateral jsonb_array_elements(l.extra_staff) extra`)}
      ${conditions(sql, [...filterConditions(sql, staff(reader), filters), ...among(sql, helper, instructorIds)])})`;
};
