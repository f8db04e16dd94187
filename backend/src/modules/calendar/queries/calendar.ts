import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden, invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { WantedDays } from '../domain/day-range.js';
import { coveringPackages } from './covering-packages.js';
import type { LessonFilters } from './lesson-filters.js';
import { daysThatFit, lessonLists, lessonTexts, type Asked, type LessonText } from './lessons.js';
import { bufferHours, daysFor, viewerOf, type Viewer } from './sight.js';

interface CalendarQuestion {
  lessonId?: string;
  days: WantedDays;
  filters: LessonFilters;
  known?: number;
}
export interface Calendar {
  /** Log position that this answer is valid for. */
  position: number;
  /** JSON; null if the caller's copy is current. */
  text: string | null;
}

/** One round trip. The position is read first, so the content may be newer than it, never older. `day` adds the day's packages. */
export async function readCalendar(
  sql: Sql,
  viewer: Viewer,
  { asked, filters, day, known = -1 }: { asked: Asked; filters: LessonFilters; day?: string; known?: number },
): Promise<Calendar> {
  const [[head], lessons, packages] = await Promise.all([
    sql<[{ position: number; buffer: string }]>`select position, ${bufferHours(sql)} as buffer from farm_clock`,
    lessonTexts(sql, viewer, { asked, filters, unless: sql`(select position = ${known} from farm_clock)` }),
    day ? sql<[{ text: string }]>`select (${coveringPackages(sql, viewer, day)}) as text` : undefined,
  ]);
  if (head.position === known) return { position: known, text: null };
  refuseBeyond(lessons, asked);
  const behind = packages ? `,"packages":${packages[0].text}` : '';
  return { position: head.position, text: `{${lessonLists(lessons)}${behind},"events":[],"buffer":${head.buffer}}` };
}

/** An answer holds so much; it is said how many days of those asked for do. */
export function refuseBeyond(lessons: readonly LessonText[], asked: Asked) {
  const fit = 'ids' in asked ? undefined : daysThatFit(lessons, asked.from);
  if (fit === undefined) return;
  const fewer = fit > 0 ? `Ask for ${fit === 1 ? '1 day' : `${fit} days`} at a time.` : 'Narrow them by a filter.';
  throw invalid('date2', `These days hold more lessons than one answer can. ${fewer}`);
}

export function refuseHiddenCalendar(viewer: Viewer) {
  if (viewer.kind === 'family' && !enabled(viewer.settings, 'clients_can_view_calendar'))
    throw forbidden('This barn does not show its calendar to clients.');
}

/** Only staff learn that a lesson exists that they may not see (403); families get 404. A01 */
export async function whyMissing(sql: Sql, viewer: Viewer, lessonId: string) {
  const [found] = viewer.kind === 'staff' ? await sql`select from lesson where lesson_id = ${lessonId}` : [];
  return found ? forbidden() : notFound('The event');
}

export class ShowCalendar extends barnQuery<CalendarQuestion, Calendar>('calendar.ShowCalendar') {}

@QueryHandler(ShowCalendar)
export class ShowCalendarHandler extends BarnQueryHandler<ShowCalendar> {
  async answer(sql: Sql, { lessonId, days, filters, known }: CalendarQuestion, asker: Asker & { now: Date }) {
    const viewer = await viewerOf(sql, asker);
    if (lessonId) {
      const answer = await readCalendar(sql, viewer, { asked: { ids: [lessonId] }, filters, known });
      if (answer.text?.startsWith('{"lessons":[]')) throw await whyMissing(sql, viewer, lessonId);
      return answer;
    }
    const asked = await daysFor(sql, viewer, days);
    refuseHiddenCalendar(viewer);
    return readCalendar(sql, viewer, { asked, filters, day: days.day, known });
  }
}
