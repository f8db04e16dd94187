import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { staffAtWork, staffTimesOf, type Look } from '../../enrollment/contracts.js';
import { absences, offFrom, offUntil, type TimeOffWish } from '../../people/contracts.js';
import { LONGEST_DAYS } from '../../scheduling/contracts.js';
import { proposalsFor, type LessonToCover, type StaffMember, type Taught } from '../domain/cover-proposals.js';
import type { LessonToCoverReply, LessonsToCoverReply } from '../http/lessons-to-cover.replies.js';

/** As many as are handed over at once. */
const MOST_LESSONS = 150;
const LATELY = 365;

/** Days that somebody of the staff is to be off; left out: whoever is off, on the days that were approved. */
type Asked = { off?: Omit<TimeOffWish, 'reason'> & { staffId: string } };

/** Lessons that are not over and whose instructor is off, with who could teach them instead; the soonest first. */
export class ListLessonsToCover extends barnQuery<Asked, LessonsToCoverReply>('calendar.ListLessonsToCover') {}

@QueryHandler(ListLessonsToCover)
export class ListLessonsToCoverHandler extends BarnQueryHandler<ListLessonsToCover> {
  async answer(sql: Sql, { off }: Asked, { farmId, actor, now }: Asker & { now: Date }): Promise<LessonsToCoverReply> {
    const at: Look = { sql, farmId, actor };
    const concerned = off ? during(at, off, now) : ofAbsences(at, now);
    const chosen = sql`
      select l.lesson_id from lesson l where l.farm_id = ${farmId} and l.lesson_id in (${concerned})
      order by l.starts_at, l.lesson_id limit ${MOST_LESSONS}`;
    const [rows, [{ size }], agenda, times, staff, taught, days] = await Promise.all([
      shown(at, chosen),
      sql<[{ size: number }]>`select count(*)::int as size from (${concerned}) concerned`,
      staffAtWork(at, chosen),
      staffTimesOf(at, chosen),
      sql<StaffMember[]>`
        select i.instructor_id as "staffId", p.person_name as name from instructor i
          join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
        where i.farm_id = ${farmId} and i.is_active order by lower(p.person_name), i.instructor_id`,
      sql<Taught[]>`
        select o.instructor_id as "staffId", o.section_id as "sectionId", s.program_id as "programId", count(*)::int as count
        from lesson o join section s on s.farm_id = o.farm_id and s.section_id = o.section_id
        where o.farm_id = ${farmId} and o.scheduled_date between ${now}::date - ${LATELY}::int and ${now}::date
          and not o.is_cancelled and o.instructor_id is not null and s.program_id in (
            select known.program_id from lesson l join section known on known.farm_id = l.farm_id and known.section_id = l.section_id
            where l.farm_id = ${farmId} and l.lesson_id in (${chosen}))
        group by 1, 2, 3`,
      sql<{ key: string; count: number }[]>`
        select o.instructor_id || ' ' || o.scheduled_date as key, count(*)::int as count from lesson o
        where o.farm_id = ${farmId} and not o.is_cancelled and o.instructor_id is not null and o.scheduled_date in (
          select scheduled_date from lesson where farm_id = ${farmId} and lesson_id in (${chosen}))
        group by 1`,
    ]);
    const thatDay = new Map(days.map(({ key, count }) => [key, count]));
    const asPlanned = new Map(agenda.map((lesson) => [lesson.lessonId, lesson]));
    return {
      size,
      lessons: rows.map(({ sectionId, programId, ...row }): LessonToCoverReply => {
        const planned = asPlanned.get(row.id);
        const lesson: LessonToCover | undefined = planned && {
          ...planned,
          instructorId: row.staff_id,
          sectionId,
          programId,
        };
        const around = { staff, others: agenda, times, taught, thatDay };
        const proposals = lesson ? proposalsFor(lesson, around) : [];
        return {
          ...row,
          proposals: proposals.map(({ staffId, name, taughtSection, taughtProgram, lessonsThatDay }) => ({
            staff_id: staffId,
            name,
            taught_section: taughtSection,
            taught_program: taughtProgram,
            lessons_that_day: lessonsThatDay,
          })),
        };
      }),
    };
  }
}

type Row = Omit<LessonToCoverReply, 'proposals'> & { sectionId: string; programId: string };

const shown = ({ sql, farmId }: Look, chosen: Fragment) => sql<Row[]>`
  select l.lesson_id as id, l.title as name, l.scheduled_date::text, to_char(l.start_time, 'HH24:MI') as scheduled_starttime,
    to_char(l.end_time, 'HH24:MI') as scheduled_endtime, l.is_allday::int as is_allday, place.location_name,
    l.instructor_id as staff_id, p.person_name as staff_name, l.section_id as "sectionId", s.program_id as "programId",
    (select count(*)::int from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) as riders
  from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
    join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
    left join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
  where l.farm_id = ${farmId} and l.lesson_id in (${chosen}) order by l.starts_at, l.lesson_id`;

/** Taught by whoever is to be off, on these days or this part of a day, as long as they last once they are approved. */
const during = (
  { sql, farmId }: Look,
  { staffId, from, until, startTime, endTime }: NonNullable<Asked['off']>,
  now: Date,
) => sql`
  select l.lesson_id from lesson l join farm f on f.farm_id = l.farm_id
    cross join (select ${from}::date as from_date, ${until}::date as until_date, ${startTime}::time as start_time,
      ${endTime}::time as end_time) t
  where l.farm_id = ${farmId} and l.instructor_id = ${staffId} and not l.is_cancelled and l.ends_at > ${now}
    and l.scheduled_date <= t.until_date and l.end_date >= t.from_date
    and l.starts_at < ${offUntil(sql)} and l.ends_at > ${offFrom(sql)}`;

/** Taught by whoever is off meanwhile, as it was approved. */
const ofAbsences = ({ sql, farmId }: Look, now: Date) => sql`
  select distinct l.lesson_id from ${absences(sql, farmId)} a
    join lesson l on l.farm_id = a.farm_id and l.instructor_id = a.instructor_id
      and l.scheduled_date between a.from_date - ${LONGEST_DAYS}::int and a.until_date
      and l.starts_at < a.ends_at and l.ends_at > a.starts_at
  where a.ends_at > ${now} and l.ends_at > ${now} and not l.is_cancelled`;
