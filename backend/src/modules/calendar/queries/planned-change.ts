import { forbidden, invalid, notFound } from '../../../platform/errors/refusal.js';
import { only, type Look, type Wanted, type WantedUses } from '../../enrollment/contracts.js';
import {
  lessonTime,
  minutesBetween,
  movedBy,
  placingOf,
  shiftTo,
  type LessonTime,
  type WallTime,
} from '../../scheduling/contracts.js';
import { conditions } from './lesson-filters.js';
import { sees, type Viewer } from './sight.js';

/** What a form says of a lesson before it is saved. */
export interface PlannedChange {
  /** None for a lesson that does not exist yet. */
  readonly lessonId?: string;
  readonly applyToFuture: boolean;
  /** Of which section it would be; else it stays of its own. */
  readonly sectionId?: string;
  readonly start?: WallTime;
  readonly end?: WallTime;
  readonly isAllday?: boolean;
  /** Of an existing lesson a kind left out stays as it is, unless `onlyThese`. */
  readonly uses: WantedUses;
  /** Who teaches an existing lesson in place of its instructor; its helpers stay. */
  readonly instructorId?: string | null;
  /** A new lesson like another one: of whom it suits nothing is asked. */
  readonly isCopy: boolean;
  readonly onlyThese: boolean;
}

interface Row {
  lessonId: string;
  time: LessonTime;
  instructorId: string | null;
  isSeen: boolean;
}

const LATER = 400;

/** The lesson and, if asked, those that come after it in its series; none for a new one. A01 */
export async function chosenLessons(
  { sql, farmId }: Look,
  viewer: Viewer,
  { lessonId, applyToFuture }: PlannedChange,
): Promise<Row[]> {
  if (!lessonId) return [];
  const rows = await sql<Row[]>`
    select l.lesson_id as "lessonId", l.instructor_id as "instructorId",
      true ${conditions(sql, sees(sql, viewer))} as "isSeen", json_build_object(
      'date', l.scheduled_date, 'startTime', to_char(l.start_time, 'HH24:MI'), 'endDate', l.end_date,
      'endTime', to_char(l.end_time, 'HH24:MI'), 'isAllday', l.is_allday) as time
    from lesson chosen join lesson l on l.farm_id = chosen.farm_id and (l.lesson_id = chosen.lesson_id
      or ${applyToFuture}::boolean and l.series_id = chosen.series_id
        and (l.scheduled_date, l.start_time) >= (chosen.scheduled_date, chosen.start_time) and not l.is_cancelled)
    where chosen.farm_id = ${farmId} and chosen.lesson_id = ${lessonId}
    order by l.lesson_id <> chosen.lesson_id, l.starts_at limit ${LATER}`;
  if (!rows[0]) throw notFound('The event');
  if (!rows[0].isSeen) throw forbidden();
  return rows.filter(({ isSeen }) => isSeen);
}

/** Stands for a lesson without an id of its own. */
export const NEW_LESSON = '00000000-0000-0000-0000-000000000000';

function newLesson({ start, end, isAllday, uses, sectionId }: PlannedChange, zone: string): Wanted {
  if (!start || !end) throw invalid(start ? 'end' : 'start', `${start ? 'end' : 'start'} is required`);
  const time = lessonTime(start, end, isAllday);
  if (minutesBetween({ date: time.date, time: time.startTime }, { date: time.endDate, time: time.endTime }) <= 0)
    throw invalid('end', 'end date must be after start date');
  return { lessonId: NEW_LESSON, placing: placingOf(time, zone), uses: only(uses), ...(sectionId && { sectionId }) };
}

/** The change as it would be made, lesson by lesson. */
export function wantedBy(change: PlannedChange, rows: readonly Row[], zone: string): Wanted[] {
  const [chosen] = rows;
  if (!chosen) return [newLesson(change, zone)];
  const { start, end, onlyThese, instructorId, sectionId } = change;
  const uses = onlyThese ? only(change.uses) : change.uses;
  const by = start && shiftTo(chosen, { start, ...(end && { end }) });
  return rows.map(({ lessonId, time, instructorId: from }) => ({
    lessonId,
    ...(by && { placing: placingOf(movedBy(time, by), zone) }),
    uses,
    ...(sectionId && { sectionId }),
    ...(instructorId !== undefined && { handover: { from, to: instructorId } }),
  }));
}
