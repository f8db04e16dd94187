import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Sql } from '../../../platform/database/connect.js';
import { BarnReader } from '../../../platform/messages/barn-reader.js';
import type { Caller } from '../../../platform/http/caller.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { wallClockOf } from '../domain/lesson-time.js';
import { barnSettings } from '../queries/barn-settings.js';
import { bookableLessons } from '../queries/bookable-lessons.js';
import { calendar, type Calendar } from '../queries/calendar.js';
import { changedLessons } from '../queries/changed-lessons.js';
import type { Asked } from '../queries/lessons.js';
import type { Viewer } from '../queries/viewer.js';
import type { LessonsQuery } from './lessons.inputs.js';
import { lessonFilters, range } from './read-filters.js';

const mayBook = (settings: BarnSettings) =>
  enabled(settings, 'clients_can_book_lessons') || enabled(settings, 'clients_can_book_makeups');

/** Answers the questions of `lessons/index`: chooses the query, and with a family asks the barn's settings first. */
@Injectable()
export class LessonScreens {
  constructor(
    private readonly barns: BarnReader,
    private readonly clock: Clock,
  ) {}

  /** The answer as text, or null where the caller's copy at `known` is still good. */
  index({ farmId, actor }: Caller, query: LessonsQuery, known: number | undefined): Promise<Calendar> {
    return this.barns.read(farmId, async (sql) => {
      const settings =
        actor.userType === 'STU' || !(query.id ?? query.dbday ?? query.date1) ? await barnSettings(sql) : undefined;
      const viewer = this.viewer(actor, settings);
      const filters = lessonFilters({ ...query.filter, ...query.filters });
      if (query.view === 'booking') {
        if (viewer.kind === 'family' && !mayBook(viewer.settings))
          throw forbidden('This barn does not let clients book lessons.');
        return { position: -1, text: await bookableLessons(sql, viewer, this.days(query, settings), filters) };
      }
      const asked: Asked = query.id ? { ids: [query.id] } : this.days(query, settings);
      if (viewer.kind === 'family' && !query.id && !enabled(viewer.settings, 'clients_can_view_calendar'))
        throw forbidden('This barn does not show its calendar to clients.');
      const answer = await calendar(sql, viewer, { asked, filters, day: query.id ? undefined : query.dbday, known });
      if (query.id && answer.text?.startsWith('{"lessons":[]')) throw await this.whyMissing(sql, viewer, query.id);
      return answer;
    });
  }

  /** What a command changed, as its caller may see it. */
  changed({ farmId, actor }: Caller, lessonIds: readonly string[]): Promise<string> {
    return this.barns.read(farmId, async (sql) => {
      const settings = actor.userType === 'STU' ? await barnSettings(sql) : undefined;
      return changedLessons(sql, this.viewer(actor, settings), lessonIds);
    });
  }

  private viewer(actor: Actor, settings: BarnSettings | undefined): Viewer {
    const now = this.clock.now();
    return actor.userType === 'STU' && settings
      ? { kind: 'family', actor, now, settings }
      : { kind: 'staff', actor, now };
  }

  private days({ dbday, date1, date2 }: LessonsQuery, settings: BarnSettings | undefined) {
    if (dbday) return range(dbday, dbday);
    return range(date1 ?? wallClockOf(this.clock.now(), settings?.timeZone ?? 'UTC').date, date2);
  }

  /** Staff who may see only their own lessons are told so; everybody else learns nothing. A01 */
  private async whyMissing(sql: Sql, viewer: Viewer, lessonId: string) {
    const [found] = viewer.kind === 'staff' ? await sql`select from lesson where lesson_id = ${lessonId}` : [];
    return found ? forbidden() : notFound('The event');
  }
}
