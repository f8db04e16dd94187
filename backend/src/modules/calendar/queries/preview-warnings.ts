import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  findMisfits,
  findPlacesHeld,
  findWarnings,
  findWarningsSingly,
  ridersIn,
  suitabilityRules,
  type Look,
  type Wanted,
  type Warning,
} from '../../enrollment/contracts.js';
import { conditions } from './lesson-filters.js';
import { chosenLessons, NEW_LESSON, wantedBy, type PlannedChange } from './planned-change.js';
import { sees, type Viewer } from './sight.js';
import { standingMisfits } from './standing-misfits.js';

/** All lessons of a day as they are; or each of them as if these horses went in it, too. */
export interface WholeDay {
  readonly day: string;
  readonly horses?: readonly string[];
}

/** What staff would be warned of, asked before it is done; or of a day, what stands as it is. F21 */
export class PreviewWarnings extends barnQuery<WholeDay | PlannedChange, Warning[]>('calendar.PreviewWarnings') {}

@QueryHandler(PreviewWarnings)
export class PreviewWarningsHandler extends BarnQueryHandler<PreviewWarnings> {
  async answer(sql: Sql, asked: PreviewWarnings['input'], { farmId, actor, now }: Asker & { now: Date }) {
    const at = { sql, farmId, actor };
    const viewer: Viewer = { kind: 'staff', actor, now };
    if ('day' in asked) {
      const lessonIds = sql`select l.lesson_id from lesson l
        where l.farm_id = ${farmId} and l.scheduled_date = ${asked.day} ${conditions(sql, sees(sql, viewer))}`;
      const { horses } = asked;
      const [warnings, misfits] = await Promise.all([
        horses ? findWarningsSingly(at, { lessonIds, horses }) : findWarnings(at, { lessonIds, uses: {} }),
        standingMisfits(at, lessonIds, horses),
      ]);
      return [...warnings, ...misfits];
    }
    const [rows, settings] = await Promise.all([chosenLessons(at, viewer, asked), loadBarnSettings(sql)]);
    const lessonIds = rows.map(({ lessonId }) => lessonId);
    const wanted = wantedBy(asked, rows, settings.timeZone);
    const [warnings, held, misfits] = await Promise.all([
      findWarnings(at, wanted),
      findPlacesHeld(at, lessonIds, { studentIds: asked.uses.rider ?? [], now }),
      findMisfits(at, { rides: newRides(at, asked, lessonIds), withSection: true }, suitabilityRules(settings)),
    ]);
    const stays = new Set(rows.flatMap((row) => (staysOnItsDay(row, wanted) ? [row.lessonId] : [])));
    const news = warnings.filter(({ code, lessonId }) => code !== 'barn_closed' || !stays.has(lessonId));
    return [...news, ...misfits, ...held];
  }
}

/** Who comes in, or who is in a lesson that gets another section; of everybody else it has been decided. */
function newRides(at: Look, { uses, sectionId, isCopy }: PlannedChange, lessonIds: readonly string[]) {
  if (isCopy) return [];
  const { rider: riders } = uses;
  if (!riders) return sectionId ? ridersIn(at, lessonIds, sectionId) : [];
  const lessons = lessonIds.length ? lessonIds : [NEW_LESSON];
  return lessons.flatMap((lessonId) =>
    riders.map((studentId) => ({ lessonId, studentId, horseId: null, ...(sectionId && { sectionId }) })),
  );
}

/** What is on a closed day already has been decided. */
const staysOnItsDay = ({ lessonId, time }: { lessonId: string; time: { date: string } }, wanted: readonly Wanted[]) =>
  wanted.some((as) => as.lessonId === lessonId && as.placing?.date === time.date);
