import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isRestricted } from '../../../platform/tenancy/actor.js';
import { checkSeriesSize, staffOf, type LessonScheduled } from '../../scheduling/contracts.js';
import { clearedFrom, copiedRiders, decideCopiedRoster, type InUse } from '../domain/decide-copied-roster.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import type { Wanted } from '../queries/warnings.js';
import { asPlanned } from '../facts/as-planned.js';
import { CheckLessons } from './check-lessons.js';

type Copy = LessonScheduled['data'];

/** Lessons that were planned like others begin with their riders and horses; one that is brought back with its own. F17 G09 */
export class CopyRosters extends barnCommand<readonly Copy[]>('enrollment.CopyRosters') {}

@CommandHandler(CopyRosters)
export class CopyRostersHandler extends BarnCommandHandler<CopyRosters> {
  async handle(barn: BarnTransaction, lessons: readonly Copy[]) {
    const rosters = await barn.loadAll(rosterStream, [
      ...new Set(lessons.flatMap(({ copyOf }) => (copyOf ? [copyOf.lessonId] : []))),
    ]);
    const sourceOf = ({ lessonId, copyOf }: Copy) => {
      const roster = rosters.get(copyOf?.lessonId ?? '') ?? rosterStream.initial;
      return copyOf?.lessonId === lessonId ? clearedFrom(roster) : roster;
    };
    const { self, ...inUse } = await stillInUse(barn, lessons.map(sourceOf));
    const wanted: Wanted[] = [];
    for (const lesson of lessons) {
      const { copyOf, instructorId } = lesson;
      if (!copyOf) continue;
      const source = sourceOf(lesson);
      const riders = copiedRiders(source, copyOf);
      if (riders.length && isRestricted(barn.actor, 'STAFF_RESTRICT_ADD_STUDENTS_SELF') && instructorId !== self)
        throw forbidden('You may add clients only to events you teach yourself.');
      checkSeriesSize(lessons.length, { people: staffOf(lesson) + riders.length + Object.keys(source.horses).length });
      const events = decideCopiedRoster(lesson, { riders, source, inUse }, barn.newId);
      if (copyOf.lessonId === lesson.lessonId) barn.append(rosterStream, lesson.lessonId, events);
      else if (events.length) barn.begin(rosterStream, lesson.lessonId, events);
      wanted.push(asPlanned(lesson, usesOf(events)));
    }
    await barn.execute(CheckLessons, { wanted });
  }
}

const usesOf = (events: ReturnType<typeof decideCopiedRoster>) => ({
  studentIds: events.flatMap((event) => (event.type === 'enrollment.StudentEnrolled' ? [event.data.studentId] : [])),
  horseIds: [...new Set(events.flatMap(({ data: { horseId } }) => (horseId === null ? [] : [horseId])))],
});

async function stillInUse({ sql, farmId, actor }: BarnTransaction, sources: readonly Roster[]) {
  const places = sources.flatMap((source) => Object.values(source.places));
  const horses = sources.flatMap((source) => Object.values(source.horses));
  const ids = (all: readonly (string | null)[]) => [...new Set(all.filter((id) => id !== null))];
  const [facts] = await sql<[InUse & { self: string | null }]>`
    select
      array(select s.student_id from student s
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where s.farm_id = ${farmId} and s.student_id = any(${ids(places.map(({ studentId }) => studentId))}::uuid[])
          and s.is_active and p.is_active)::text[] as students,
      array(select h.horse_id from horse h where h.farm_id = ${farmId} and h.is_active
        and h.horse_id = any(${ids([...places, ...horses].map(({ horseId }) => horseId))}::uuid[]))::text[] as horses,
      array(select t.tack_id from tack t where t.farm_id = ${farmId} and t.is_active
        and t.tack_id = any(${ids(horses.map(({ tackId }) => tackId))}::uuid[]))::text[] as tack,
      (select i.instructor_id from instructor i
        where i.farm_id = ${farmId} and i.person_id = ${actor.personId ?? null}) as self`;
  return facts;
}
