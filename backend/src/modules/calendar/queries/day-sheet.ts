import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { paperOf } from '../../../platform/pdf/paper-format.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import type { Choices } from '../day-sheet/choices.js';
import type { Day } from '../day-sheet/sheet.js';
import { photoConsentsOn } from '../../people/contracts.js';
import { readCalendar } from './calendar.js';
import type { LessonFilters } from './lesson-filters.js';
import type { Viewer } from './sight.js';

type Farm = Pick<BarnSettings, 'preferences'> & { farm_name: string; countryCode: string; printed: string };

interface DaySheet {
  day: Day;
  barn: string;
  printed: string;
  choices: Omit<Choices, 'by'>;
}

/** A day as staff see it, and the barn's settings for its sheets; one round trip. */
export class ShowDaySheet extends barnQuery<{ date: string; filters: LessonFilters }, DaySheet>(
  'calendar.ShowDaySheet',
) {}

@QueryHandler(ShowDaySheet)
export class ShowDaySheetHandler extends BarnQueryHandler<ShowDaySheet> {
  async answer(sql: Sql, { date, filters }: ShowDaySheet['input'], { farmId, actor, now }: Asker & { now: Date }) {
    const viewer: Viewer = { kind: 'staff', actor, now };
    const [[farm], { text }, riders] = await Promise.all([
      sql<[Farm]>`
        select farm_name, country_code as "countryCode", preferences,
          to_char(${now}::timestamptz at time zone time_zone, 'FMDD Mon YYYY HH24:MI') as printed
        from farm`,
      readCalendar(sql, viewer, { asked: { from: date, to: date }, filters, day: date }),
      photoConsentsOn(sql, { farmId, actor }, date),
    ]);
    const choices = {
      paper: paperOf(farm),
      largeFont: enabled(farm, 'large_font_on_daysheet'),
      notes: enabled(farm, 'show_general_lesson_notes_on_daysheet'),
      paid: enabled(farm, 'show_paid_not_paid'),
      unpictured: new Set(
        riders.flatMap(({ student_id, photo_consent }) => (photo_consent === 'none' ? [student_id] : [])),
      ),
    };
    return { day: JSON.parse(text ?? '{}') as Day, barn: farm.farm_name, printed: farm.printed, choices };
  }
}
