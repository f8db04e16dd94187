import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { WantedDays } from '../domain/day-range.js';
import { refuseBeyond, refuseHiddenCalendar, type Calendar } from './calendar.js';
import type { LessonFilters } from './lesson-filters.js';
import { joined, lessonTexts } from './lessons.js';
import { daysFor, viewerOf } from './sight.js';

interface BlocksQuestion {
  days: WantedDays;
  filters: LessonFilters;
  /** With who rides, which horses stand beside and who helps. */
  withPeople: boolean;
  known?: number;
}

/** What a calendar draws, a sixth of what is known of the lessons; the rest comes with a lesson or a day that is opened. One round trip. */
export class ShowBlocks extends barnQuery<BlocksQuestion, Calendar>('calendar.ShowBlocks') {}

@QueryHandler(ShowBlocks)
export class ShowBlocksHandler extends BarnQueryHandler<ShowBlocks> {
  async answer(sql: Sql, { days, filters, withPeople, known = -1 }: BlocksQuestion, asker: Asker & { now: Date }) {
    const viewer = await viewerOf(sql, asker);
    const asked = await daysFor(sql, viewer, days);
    refuseHiddenCalendar(viewer);
    const [[head], lessons, [sections]] = await Promise.all([
      sql<[{ position: number }]>`select position from farm_clock`,
      lessonTexts(sql, viewer, {
        asked,
        filters,
        form: withPeople ? 'blocks with people' : 'blocks',
        unless: sql`(select position = ${known} from farm_clock)`,
      }),
      sql<[{ text: string }]>`
        select coalesce(json_agg(json_build_object('id', s.section_id, 'name', s.section_name, 'program_id', s.program_id,
          'program_type_id', p.program_type_id)), '[]')::text as text
        from section s join program p on p.farm_id = s.farm_id and p.program_id = s.program_id`,
    ]);
    if (head.position === known) return { position: known, text: null };
    refuseBeyond(lessons, asked);
    return { position: head.position, text: `{"lessons":[${joined(lessons, 'lesson')}],"sections":${sections.text}}` };
  }
}
