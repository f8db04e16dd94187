import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { findWarnings, type Warning } from '../../enrollment/contracts.js';
import { conditions } from './lesson-filters.js';
import { chosenLessons, wantedBy, type PlannedChange } from './planned-change.js';
import { sees, type Viewer } from './sight.js';

/** What staff would be warned of, asked before it is done; or of a day, what stands as it is. F21 */
export class PreviewWarnings extends barnQuery<{ day: string } | PlannedChange, Warning[]>(
  'calendar.PreviewWarnings',
) {}

@QueryHandler(PreviewWarnings)
export class PreviewWarningsHandler extends BarnQueryHandler<PreviewWarnings> {
  async answer(sql: Sql, asked: PreviewWarnings['input'], { farmId, actor, now }: Asker & { now: Date }) {
    const at = { sql, farmId, actor };
    const viewer: Viewer = { kind: 'staff', actor, now };
    if ('day' in asked) {
      const lessonIds = sql`select l.lesson_id from lesson l
        where l.farm_id = ${farmId} and l.scheduled_date = ${asked.day} ${conditions(sql, sees(sql, viewer))}`;
      return findWarnings(at, { lessonIds, uses: {} });
    }
    const [rows, { timeZone }] = await Promise.all([chosenLessons(at, viewer, asked), loadBarnSettings(sql)]);
    return findWarnings(at, wantedBy(asked, rows, timeZone));
  }
}
