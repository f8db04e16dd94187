import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  findMisfits,
  findWarnings,
  horseDays,
  only,
  suitabilityRules,
  verdictOf,
  type Look,
  type Verdict,
  type Warning,
} from '../../enrollment/contracts.js';
import { isShownStudent } from '../../people/contracts.js';
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
  isFavourite: boolean;
  /** The own horse of the rider's account. */
  isOwn: boolean;
  /** Somebody's own, and not the school's. */
  isPrivate: boolean;
  /** Whether it suits the rider; null where none is asked about. */
  fit: Verdict | null;
  /** If it went in the lesson. */
  warnings: Warning[];
}

/** `studentId`: who is to ride it. */
type Asked = PlannedChange & { readonly studentId?: string };

/**
 * Every active horse for a lesson: the rider's own, if free, then what suits the rider, free and rested, then favourites. A busy one is
 * offered, too. F20 F21
 */
export class ListHorseChoices extends barnQuery<Asked, HorseChoice[]>('calendar.ListHorseChoices') {}

const isTaken = ({ isInLesson, warnings }: HorseChoice) =>
  isInLesson || warnings.some(({ code }) => code === 'horse_double_booked');
const rank = (choice: HorseChoice) => {
  if (isTaken(choice)) return 4;
  if (choice.isOwn) return 0;
  if (choice.fit === 'does_not_fit' || choice.warnings.some(({ code }) => code === 'horse_of_another')) return 3;
  return choice.warnings.length > 0 ? 2 : 1;
};

@QueryHandler(ListHorseChoices)
export class ListHorseChoicesHandler extends BarnQueryHandler<ListHorseChoices> {
  async answer(sql: Sql, asked: Asked, { farmId, actor, now }: Asker & { now: Date }) {
    const at = { sql, farmId, actor };
    const viewer: Viewer = { kind: 'staff', actor, now };
    const active = sql`select h.horse_id, h.owner_id is not null as is_private from horse h where h.farm_id = ${farmId} and h.is_active`;
    const [rows, settings, ids] = await Promise.all([
      chosenLessons(at, viewer, { ...asked, applyToFuture: false }),
      loadBarnSettings(sql),
      sql<{ horse_id: string; is_private: boolean }[]>`${active}`,
    ]);
    const uses = only({ horse: ids.map((row) => row.horse_id) });
    const [wanted] = wantedBy({ ...asked, uses, onlyThese: true }, rows, settings.timeZone);
    if (!wanted) return [];
    const date = wanted.placing?.date ?? rows[0]?.time.date;
    const rules = suitabilityRules(settings);
    const { studentId } = asked;
    const { lessonId } = wanted;
    const rides = studentId ? ids.map((row) => ({ lessonId, studentId, horseId: row.horse_id })) : [];
    const [warnings, horses, misfits, known] = await Promise.all([
      findWarnings(at, [wanted]),
      horseDays(at, {
        horses: sql`select a.horse_id from (${active}) a`,
        days: sql`select ${date ?? null}::date as date`,
        limitedOnly: false,
      }),
      findMisfits(at, { rides, withSection: false }, rules),
      studentId ? horsesOf(at, studentId) : NO_HORSES,
    ]);
    const privateIds = new Set(ids.flatMap((row) => (row.is_private ? [row.horse_id] : [])));
    return horses
      .map(({ horseId, name, limits, lessons }): HorseChoice => {
        const against = misfits.filter(({ aboutId }) => aboutId === horseId);
        const others = lessons.filter(({ lessonId }) => lessonId !== wanted.lessonId);
        return {
          horseId,
          name,
          limits,
          lessons: others.length,
          minutes: others.reduce((sum, lesson) => sum + minutesOf(lesson), 0),
          isInLesson: others.length < lessons.length,
          isFavourite: rules.isAsked && known.favourite.includes(horseId),
          isOwn: known.own.includes(horseId),
          isPrivate: privateIds.has(horseId),
          fit: rules.isAsked && studentId ? verdictOf(against) : null,
          warnings: [...against, ...warnings.filter(({ aboutId }) => aboutId === horseId)],
        };
      })
      .toSorted(
        (a, b) =>
          rank(a) - rank(b) ||
          Number(b.isFavourite) - Number(a.isFavourite) ||
          a.lessons - b.lessons ||
          a.name.localeCompare(b.name),
      );
  }
}

const NO_HORSES = { favourite: [] as string[], own: [] as string[] };

async function horsesOf({ sql, farmId, actor }: Look, studentId: string) {
  const [found] = await sql<(typeof NO_HORSES)[]>`
    select array(select f.horse_id from student_horse_fit f
        where f.farm_id = ${farmId} and f.student_id = s.student_id and f.kind = 'favourite')::text[] as favourite,
      array(select h.horse_id from horse h where h.farm_id = ${farmId} and h.owner_id = p.billing_person_id)::text[] as own
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isShownStudent(sql, actor, sql`s.student_id`)}`;
  return found ?? NO_HORSES;
}
