import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { isShownStudent, ownStudents } from '../../people/contracts.js';
import { candidatePackages } from '../../billing/contracts.js';
import { isInsideNotice, lessonKind, type LessonKind } from '../../enrollment/contracts.js';
import type { LessonSpan } from '../../scheduling/contracts.js';
import type { DayRange, WantedDays } from '../domain/day-range.js';
import { coveredBy } from './covered-by.js';
import { lessonColumns } from './lesson-columns.js';
import { conditions, filterConditions, placesTaken, type LessonFilters } from './lesson-filters.js';
import { lessonLists } from './lessons.js';
import { openToRider } from './open-to-rider.js';
import { bufferHours, daysFor, isOffered, viewerOf, type Viewer } from './sight.js';

/** A family asks for its own riders, whatever it sends. */
function riders(sql: Sql, { kind, actor }: Viewer, studentIds: readonly string[]) {
  if (kind === 'staff')
    return sql`(select id from unnest(${[...studentIds]}::uuid[]) id where ${isShownStudent(sql, actor, sql`id`)})`;
  return studentIds.length
    ? sql`(select unnest(${[...studentIds]}::uuid[]) intersect ${ownStudents(sql, actor)})`
    : ownStudents(sql, actor);
}

async function bookableLessons(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  { range, filters: { studentIds = [], ...filters } }: { range: DayRange; filters: LessonFilters },
): Promise<string> {
  const { lesson } = lessonColumns(sql, viewer, filters);
  const chosen = riders(sql, viewer, studentIds);
  const notIn = studentIds.length
    ? sql`and not exists (
        select from lesson_person there where there.farm_id = l.farm_id and there.lesson_id = l.lesson_id
          and not there.is_cancelled and there.student_id in ${chosen})`
    : sql``;
  const asking = [...isOffered(sql, viewer, chosen), ...filterConditions(sql, viewer, filters)];
  const [rider, ...others] = studentIds;
  const studentId = others.length ? undefined : rider;
  const [[head], events, candidates, isOpen] = await Promise.all([
    sql<[{ buffer: string }]>`select ${bufferHours(sql)} as buffer`,
    sql<(LessonSpan & { lesson: string; lessonDate: string; programId: string; kind: LessonKind })[]>`
      select ${lesson} as lesson, l.scheduled_date as "lessonDate", s.program_id as "programId", l.lesson_id as "lessonId",
        ${lessonKind(sql)} as kind,
        l.starts_at as "startsAt", l.ends_at as "endsAt", l.is_allday as "isAllday", l.is_cancelled as "isCancelled"
      from lesson l
      join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
      join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id
      where l.scheduled_date between ${range.from} and ${range.to}
        and not l.is_cancelled and s.is_active
        and l.max_enrollment > ${placesTaken(sql)} ${notIn} ${conditions(sql, asking)}
      order by l.starts_at, l.lesson_id`,
    studentId ? candidatePackages(sql, farmId, chosen, range.from) : [],
    studentId ? openToRider(sql, farmId, viewer, studentId, range) : () => true,
  ]);
  const notice = viewer.kind === 'family' ? numberOf(viewer.settings, 'cancel_notice_hours') : 0;
  const withCover = events.filter(isOpen).map(({ lesson, ...place }) => {
    const cover = studentId ? coveredBy(candidates, { studentId, ...place }) : null;
    const passed = isInsideNotice(place.startsAt, viewer.now, notice) ? notice : null;
    return `${lesson.slice(0, -1)},"covered_by":${JSON.stringify(cover)},"notice_passed":${passed}}`;
  });
  return `{${lessonLists([])},"events":[${withCover.join(',')}],"buffer":${head.buffer}}`;
}

const mayBook = (settings: BarnSettings) =>
  enabled(settings, 'clients_can_book_lessons') || enabled(settings, 'clients_can_book_makeups');

/** Families see only what their booking would not refuse; staff see every lesson with a free place. B01 F10 F21 R069 */
export class ListBookableLessons extends barnQuery<{ days: WantedDays; filters: LessonFilters }, string>(
  'calendar.ListBookableLessons',
) {}

@QueryHandler(ListBookableLessons)
export class ListBookableLessonsHandler extends BarnQueryHandler<ListBookableLessons> {
  async answer(sql: Sql, { days, filters }: ListBookableLessons['input'], asker: Asker & { now: Date }) {
    const viewer = await viewerOf(sql, asker);
    if (viewer.kind === 'family' && !mayBook(viewer.settings))
      throw forbidden('This barn does not let clients book lessons.');
    return bookableLessons(sql, asker.farmId, viewer, { range: await daysFor(sql, viewer, days), filters });
  }
}
