import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound, refusalOf } from '../../../platform/errors/refusal.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import type { LessonFacts } from '../domain/booking-facts.js';
import { checkFamilyEnrolment } from '../domain/booking-rules.js';
import { MOST_DATES } from '../domain/decide-dates-booking.js';
import type { LessonKind } from '../domain/lesson-kind.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import { bookingTerms } from '../domain/terms.js';
import { heldFromOthers } from '../domain/waiting-list.js';
import { futureLessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { lessonKind } from './lesson-kind.js';
import type { Look } from './occupied-lessons.js';
import { guestsIn, listOf, toWaitingList, type ListRow } from './places-held.js';
import { findDoubleBookings, only } from './warnings.js';

/** A date of a series as a family's booking would find it. */
export interface BookableDate extends LessonFacts {
  readonly startTime: string;
  readonly isAllday: boolean;
  readonly kind: LessonKind;
  readonly isIn: boolean;
  /** Why the rider cannot be booked into it, in the booking's own words; null where she can. */
  readonly reason: string | null;
}

interface Standing extends Pick<BookableDate, 'lessonId' | 'startTime' | 'isAllday' | 'kind' | 'isIn'> {
  riding: number;
  guests: number;
  list: ListRow;
}

const standings = (sql: Sql, farmId: string, { dates, studentId }: { dates: Fragment; studentId: string }) => sql<
  Standing[]
>`
  select l.lesson_id as "lessonId", to_char(l.start_time, 'HH24:MI') as "startTime", l.is_allday as "isAllday", ${lessonKind(sql)} as kind,
    ${listOf(sql)} as list, ${guestsIn(sql)}::int as guests,
    (select count(*)::int from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) as riding,
    exists (select from lesson_person lp where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
      and not lp.is_cancelled and lp.student_id = ${studentId}) as "isIn"
  from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where l.farm_id = ${farmId} and l.lesson_id in (${dates})`;

interface SeriesDates {
  lessonId: string;
  studentId: string;
}

/** The lesson and those after it in its series, up to as many as can be booked at once; cancelled ones are left out. One round trip. */
export async function datesToBook(
  { sql, farmId, actor, now }: Look & { now: Date },
  settings: BarnSettings,
  { lessonId, studentId }: SeriesDates,
): Promise<BookableDate[]> {
  const dates = sql`select l.lesson_id from lesson l
    join lesson chosen on chosen.farm_id = l.farm_id and chosen.lesson_id = ${lessonId}
    where l.farm_id = ${farmId} and l.series_id = chosen.series_id and l.starts_at >= chosen.starts_at and not l.is_cancelled
    order by l.starts_at limit ${MOST_DATES}`;
  const [lessons, rows, student, elsewhere] = await Promise.all([
    futureLessonFacts(sql, farmId, actor, lessonId),
    standings(sql, farmId, { dates, studentId }),
    studentFacts(sql, farmId, actor, studentId),
    findDoubleBookings({ sql, farmId, actor }, { lessonIds: dates, uses: only({ rider: [studentId] }) }),
  ]);
  if (lessons.length === 0) throw notFound('The lesson');
  checkKnowsStudent(student);
  const standing = new Map(rows.map((row) => [row.lessonId, row]));
  return lessons.flatMap((lesson) => {
    const row = standing.get(lesson.lessonId);
    if (!row) return [];
    const { riding, guests, list, ...found } = row;
    const booking = {
      student,
      lesson,
      isIn: found.isIn,
      elsewhere: elsewhere.filter((clash) => clash.lesson.lessonId === lesson.lessonId),
      taken: riding + guests + heldFromOthers(toWaitingList(list), studentId, now),
      usesMakeup: false,
      terms: bookingTerms(settings),
      now,
    };
    return [{ ...lesson, ...found, reason: reasonOf(() => checkFamilyEnrolment(booking)) }];
  });
}

function reasonOf(check: () => void): string | null {
  const refusal = refusalOf(check);
  if (refusal && refusal.kind !== 'conflict') throw refusal;
  return refusal?.message ?? null;
}
