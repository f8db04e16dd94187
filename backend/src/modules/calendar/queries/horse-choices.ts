import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { findWarnings, horseDays, only, type Warning } from '../../enrollment/contracts.js';
import { minutesOf, type WorkLimits } from '../../horses/contracts.js';
import { chosenLessons, wantedBy, type PlannedChange } from './planned-change.js';
import type { Viewer } from './sight.js';

export interface HorseChoice {
  horseId: string;
  name: string;
  limits: WorkLimits;
  /** Other lessons that day, and their minutes. */
  lessons: number;
  minutes: number;
  isInLesson: boolean;
  /** If it went in the lesson. */
  warnings: Warning[];
}

/** Every active horse for a lesson, those free and rested first. A busy one is offered, too. F20 F21 */
export class ListHorseChoices extends barnQuery<PlannedChange, HorseChoice[]>('calendar.ListHorseChoices') {}

const isTaken = ({ isInLesson, warnings }: HorseChoice) =>
  isInLesson || warnings.some(({ code }) => code === 'horse_double_booked');
const rank = (choice: HorseChoice) => (isTaken(choice) ? 2 : choice.warnings.length > 0 ? 1 : 0);

@QueryHandler(ListHorseChoices)
export class ListHorseChoicesHandler extends BarnQueryHandler<ListHorseChoices> {
  async answer(sql: Sql, asked: PlannedChange, { farmId, actor, now }: Asker & { now: Date }) {
    const at = { sql, farmId, actor };
    const viewer: Viewer = { kind: 'staff', actor, now };
    const active = sql`select h.horse_id from horse h where h.farm_id = ${farmId} and h.is_active`;
    const [rows, { timeZone }, ids] = await Promise.all([
      chosenLessons(at, viewer, { ...asked, applyToFuture: false }),
      loadBarnSettings(sql),
      sql<{ horse_id: string }[]>`${active}`,
    ]);
    const uses = only({ horse: ids.map((row) => row.horse_id) });
    const [wanted] = wantedBy({ ...asked, uses, onlyThese: true }, rows, timeZone);
    if (!wanted) return [];
    const date = wanted.placing?.date ?? rows[0]?.time.date;
    const [warnings, horses] = await Promise.all([
      findWarnings(at, [wanted]),
      horseDays(at, { horses: active, days: sql`select ${date ?? null}::date as date`, limitedOnly: false }),
    ]);
    return horses
      .map(({ horseId, name, limits, lessons }): HorseChoice => {
        const others = lessons.filter(({ lessonId }) => lessonId !== wanted.lessonId);
        return {
          horseId,
          name,
          limits,
          lessons: others.length,
          minutes: others.reduce((sum, lesson) => sum + minutesOf(lesson), 0),
          isInLesson: others.length < lessons.length,
          warnings: warnings.filter(({ aboutId }) => aboutId === horseId),
        };
      })
      .toSorted((a, b) => rank(a) - rank(b) || a.lessons - b.lessons || a.name.localeCompare(b.name));
  }
}
