import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden, invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  findWarnings,
  only,
  type Look,
  type Wanted,
  type WantedUses,
  type Warning,
} from '../../enrollment/contracts.js';
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

export interface PlannedChange {
  /** None for a lesson that does not exist yet. */
  readonly lessonId?: string;
  readonly applyToFuture: boolean;
  readonly start?: WallTime;
  readonly end?: WallTime;
  readonly isAllday?: boolean;
  /** Of an existing lesson a kind left out stays as it is, unless `onlyThese`. */
  readonly uses: WantedUses;
  readonly onlyThese: boolean;
}

type Asked = { readonly day: string } | PlannedChange;
type Row = { lessonId: string; time: LessonTime; isSeen: boolean };

const LATER = 400;

/** What staff would be warned of, asked before it is done; or of a day, what stands as it is. F21 */
export class PreviewWarnings extends barnQuery<Asked, Warning[]>('calendar.PreviewWarnings') {}

@QueryHandler(PreviewWarnings)
export class PreviewWarningsHandler extends BarnQueryHandler<PreviewWarnings> {
  async answer(sql: Sql, asked: Asked, { farmId, actor, now }: Asker & { now: Date }) {
    const look = { sql, farmId, actor };
    const viewer: Viewer = { kind: 'staff', actor, now };
    if ('day' in asked) {
      const lessonIds = sql`select l.lesson_id from lesson l
        where l.farm_id = ${farmId} and l.scheduled_date = ${asked.day} ${conditions(sql, sees(sql, viewer))}`;
      return findWarnings(look, { lessonIds, uses: {} });
    }
    const [rows, { timeZone }] = await Promise.all([chosenRows(look, viewer, asked), loadBarnSettings(sql)]);
    return findWarnings(look, wantedBy(asked, rows, timeZone));
  }
}

/** The lesson and, if asked, those that come after it in its series. */
async function chosenRows({ sql, farmId }: Look, viewer: Viewer, { lessonId, applyToFuture }: PlannedChange) {
  if (!lessonId) return [];
  const rows = await sql<Row[]>`
    select l.lesson_id as "lessonId", true ${conditions(sql, sees(sql, viewer))} as "isSeen", json_build_object(
      'date', l.scheduled_date, 'startTime', to_char(l.start_time, 'HH24:MI'), 'endDate', l.end_date,
      'endTime', to_char(l.end_time, 'HH24:MI'), 'isAllday', l.is_allday) as time
    from lesson chosen join lesson l on l.farm_id = chosen.farm_id and (l.lesson_id = chosen.lesson_id
      or ${applyToFuture} and l.series_id = chosen.series_id
        and (l.scheduled_date, l.start_time) >= (chosen.scheduled_date, chosen.start_time) and not l.is_cancelled)
    where chosen.farm_id = ${farmId} and chosen.lesson_id = ${lessonId}
    order by l.lesson_id <> chosen.lesson_id, l.starts_at limit ${LATER}`;
  if (!rows[0]) throw notFound('The event');
  if (!rows[0].isSeen) throw forbidden();
  return rows.filter(({ isSeen }) => isSeen);
}

const NEW_LESSON = '00000000-0000-0000-0000-000000000000';

function wantedBy(
  { start, end, isAllday, uses: given, onlyThese }: PlannedChange,
  rows: Row[],
  zone: string,
): Wanted[] {
  const [chosen] = rows;
  if (!chosen) {
    if (!start || !end) throw invalid(start ? 'end' : 'start', `${start ? 'end' : 'start'} is required`);
    if (minutesBetween(start, end) <= 0) throw invalid('end', 'end date must be after start date');
    const time = lessonTime(start, end, isAllday);
    return [{ lessonId: NEW_LESSON, placing: placingOf(time, zone), uses: only(given) }];
  }
  const uses = onlyThese ? only(given) : given;
  const by = start && shiftTo(chosen, { start, ...(end && { end }) });
  return rows.map(({ lessonId, time }) => ({
    lessonId,
    ...(by && { placing: placingOf(movedBy(time, by), zone) }),
    uses,
  }));
}
