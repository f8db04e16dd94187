import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { findPlacesHeld, findWarnings, findWarningsSingly, only, type Warning } from '../../enrollment/contracts.js';
import { conditions } from './lesson-filters.js';
import { chosenLessons, wantedBy, type PlannedChange } from './planned-change.js';
import { sees, type Viewer } from './sight.js';

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
      const { horses: horse } = asked;
      return horse
        ? findWarningsSingly(at, { lessonIds, uses: only({ horse }) })
        : findWarnings(at, { lessonIds, uses: {} });
    }
    const [rows, { timeZone }] = await Promise.all([chosenLessons(at, viewer, asked), loadBarnSettings(sql)]);
    const lessonIds = rows.map(({ lessonId }) => lessonId);
    const [warnings, held] = await Promise.all([
      findWarnings(at, wantedBy(asked, rows, timeZone)),
      findPlacesHeld(at, lessonIds, { studentIds: asked.uses.rider ?? [], now }),
    ]);
    return [...warnings, ...held];
  }
}
