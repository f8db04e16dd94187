import type { Sql } from '../../../platform/database/connect.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { usualPaper, type Choices } from '../day-sheet/choices.js';
import type { Day } from '../day-sheet/sheet.js';
import { calendar } from './calendar.js';
import type { LessonFilters } from './lesson-filters.js';
import type { Viewer } from './viewer.js';

type Farm = Pick<BarnSettings, 'preferences'> & { farm_name: string; country_code: string; printed: string };

/** A day for printing, and what the barn has chosen for its sheets. One round trip. */
export async function daySheet(
  sql: Sql,
  viewer: Viewer,
  date: string,
  filters: LessonFilters,
): Promise<{ day: Day; barn: string; printed: string; choices: Omit<Choices, 'by'> }> {
  const [[farm], { text }] = await Promise.all([
    sql<
      [Farm]
    >`select farm_name, country_code, preferences, to_char(${viewer.now}::timestamptz at time zone time_zone, 'FMDD Mon YYYY HH24:MI') as printed from farm`,
    calendar(sql, viewer, { asked: { from: date, to: date }, filters, day: date }),
  ]);
  const chosen = (name: string) => Number(farm.preferences[name] ?? 0) === 1;
  const choices = {
    paper: usualPaper(farm.country_code),
    largeFont: chosen('large_font_on_daysheet'),
    notes: chosen('show_general_lesson_notes_on_daysheet'),
    paid: chosen('show_paid_not_paid'),
  };
  return { day: JSON.parse(text ?? '{}') as Day, barn: farm.farm_name, printed: farm.printed, choices };
}
