import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { isShownStudent, ownStudents } from '../../people/contracts.js';
import { candidatePackages } from '../../billing/contracts.js';
import { isInsideNotice, lessonKind, rangeOf, type LessonKind, type LevelRange } from '../../enrollment/contracts.js';
import type { LessonSpan } from '../../scheduling/contracts.js';
import type { DayRange, WantedDays } from '../domain/day-range.js';
import { coveredBy } from './covered-by.js';
import { lessonColumns } from './lesson-columns.js';
import { conditions, filterConditions, placesGone, type LessonFilters } from './lesson-filters.js';
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

type Bookable = LessonSpan & {
  lesson: string;
  lessonDate: string;
  programId: string;
  kind: LessonKind;
  isFull: boolean;
  levels: LevelRange;
  waitingPlace: number | null;
};

/** Null for who does not wait for lesson `l`. */
const placeOnList = (sql: Sql, studentId: string | undefined) => sql`(
  select count(*)::int from waiting_entry mine join waiting_entry ahead on ahead.farm_id = mine.farm_id
    and ahead.lesson_id = mine.lesson_id and (ahead.rank, ahead.entry_id) <= (mine.rank, mine.entry_id)
  where mine.farm_id = l.farm_id and mine.lesson_id = l.lesson_id and mine.student_id = ${studentId ?? null}
  group by mine.entry_id)`;

async function bookableLessons(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  {
    range,
    withFull,
    filters: { studentIds = [], ...filters },
  }: { range: DayRange; withFull: boolean; filters: LessonFilters },
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
  const waits = withFull && viewer.kind === 'family' && enabled(viewer.settings, 'has_waiting_lists');
  const [[head], events, candidates, { isOpen, fitOf }] = await Promise.all([
    sql<[{ buffer: string }]>`select ${bufferHours(sql)} as buffer`,
    sql<Bookable[]>`
      select ${lesson} as lesson, l.scheduled_date as "lessonDate", s.program_id as "programId", l.lesson_id as "lessonId",
        ${lessonKind(sql)} as kind, ${rangeOf(sql, sql`s`)} as levels,
        l.starts_at as "startsAt", l.ends_at as "endsAt", l.is_allday as "isAllday", l.is_cancelled as "isCancelled",
        l.max_enrollment <= ${placesGone(sql)} as "isFull", ${placeOnList(sql, studentId)} as "waitingPlace"
      from lesson l
      join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
      join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id
      where l.scheduled_date between ${range.from} and ${range.to}
        and not l.is_cancelled and s.is_active
        and ${waits ? sql`l.max_enrollment > 0` : sql`l.max_enrollment > ${placesGone(sql)}`} ${notIn} ${conditions(sql, asking)}
      order by l.starts_at, l.lesson_id`,
    studentId ? candidatePackages(sql, farmId, chosen, range.from) : [],
    studentId ? openToRider(sql, farmId, viewer, studentId, range) : { isOpen: () => true, fitOf: () => null },
  ]);
  const notice = viewer.kind === 'family' ? numberOf(viewer.settings, 'cancel_notice_hours') : 0;
  const withCover = events.filter(isOpen).map(({ lesson, isFull, waitingPlace, levels, ...place }) => {
    const cover = studentId ? coveredBy(candidates, { studentId, ...place }) : null;
    const passed = isInsideNotice(place.startsAt, viewer.now, notice) ? notice : null;
    const list = `"is_full":${isFull ? 1 : 0},"waiting_place":${waitingPlace}`;
    const fit = JSON.stringify(fitOf(levels));
    return `${lesson.slice(0, -1)},"fit":${fit},"covered_by":${JSON.stringify(cover)},"notice_passed":${passed},${list}}`;
  });
  return `{${lessonLists([])},"events":[${withCover.join(',')}],"buffer":${head.buffer}}`;
}

const mayBook = (settings: BarnSettings) =>
  enabled(settings, 'clients_can_book_lessons') || enabled(settings, 'clients_can_book_makeups');

interface Asked {
  days: WantedDays;
  filters: LessonFilters;
  /** For families of a barn with waiting lists: those without a free place, too. */
  withFull?: boolean;
}

/** Families see only what their booking would not refuse; staff see every lesson with a free place. B01 F10 F21 R069 */
export class ListBookableLessons extends barnQuery<Asked, string>('calendar.ListBookableLessons') {}

@QueryHandler(ListBookableLessons)
export class ListBookableLessonsHandler extends BarnQueryHandler<ListBookableLessons> {
  async answer(sql: Sql, { days, filters, withFull = false }: Asked, asker: Asker & { now: Date }) {
    const viewer = await viewerOf(sql, asker);
    if (viewer.kind === 'family' && !mayBook(viewer.settings))
      throw forbidden('This barn does not let clients book lessons.');
    return bookableLessons(sql, asker.farmId, viewer, { range: await daysFor(sql, viewer, days), filters, withFull });
  }
}
