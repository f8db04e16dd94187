import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isRestricted } from '../../../platform/tenancy/actor.js';
import { checkSeriesSize, staffOf, type LessonScheduled } from '../../scheduling/contracts.js';
import { copiedRiders, decideCopiedRoster, type InUse } from '../domain/decide-copied-roster.js';
import { rosterStream } from '../domain/roster.js';
import type { Wanted } from '../queries/warnings.js';
import { asPlanned } from '../facts/as-planned.js';
import { CheckLessons } from './check-lessons.js';

type Copy = LessonScheduled['data'];

/** Lessons that were planned like others begin with their riders and horses. F17 G09 */
export class CopyRosters extends barnCommand<readonly Copy[]>('enrollment.CopyRosters') {}

@CommandHandler(CopyRosters)
export class CopyRostersHandler extends BarnCommandHandler<CopyRosters> {
  async handle(barn: BarnTransaction, lessons: readonly Copy[]) {
    const sources = [...new Set(lessons.flatMap(({ copyOf }) => (copyOf ? [copyOf.lessonId] : [])))];
    const [rosters, { self, ...inUse }] = await Promise.all([
      barn.loadAll(rosterStream, sources),
      stillInUse(barn, sources),
    ]);
    const wanted: Wanted[] = [];
    for (const lesson of lessons) {
      const { copyOf, instructorId } = lesson;
      if (!copyOf) continue;
      const source = rosters.get(copyOf.lessonId) ?? rosterStream.initial;
      const riders = copiedRiders(source, copyOf);
      if (riders.length && isRestricted(barn.actor, 'STAFF_RESTRICT_ADD_STUDENTS_SELF') && instructorId !== self)
        throw forbidden('You may add clients only to events you teach yourself.');
      checkSeriesSize(lessons.length, { people: staffOf(lesson) + riders.length + Object.keys(source.horses).length });
      const events = decideCopiedRoster(lesson, { riders, source, inUse }, barn.newId);
      if (events.length) barn.begin(rosterStream, lesson.lessonId, events);
      wanted.push(asPlanned(lesson, usesOf(events)));
    }
    await barn.execute(CheckLessons, { wanted });
  }
}

const usesOf = (events: ReturnType<typeof decideCopiedRoster>) => ({
  studentIds: events.flatMap((event) => (event.type === 'enrollment.StudentEnrolled' ? [event.data.studentId] : [])),
  horseIds: [...new Set(events.flatMap(({ data: { horseId } }) => (horseId === null ? [] : [horseId])))],
});

async function stillInUse({ sql, farmId, actor }: BarnTransaction, lessonIds: readonly string[]) {
  const [facts] = await sql<[InUse & { self: string | null }]>`
    select
      array(select s.student_id from lesson_person lp
        join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where lp.farm_id = ${farmId} and lp.lesson_id = any(${lessonIds}::uuid[]) and s.is_active and p.is_active)::text[] as students,
      array(select h.horse_id from horse h where h.farm_id = ${farmId} and h.is_active and h.horse_id in (
        select lp.horse_id from lesson_person lp where lp.farm_id = ${farmId} and lp.lesson_id = any(${lessonIds}::uuid[])
        union select lh.horse_id from lesson_horse lh
          where lh.farm_id = ${farmId} and lh.lesson_id = any(${lessonIds}::uuid[])))::text[] as horses,
      array(select t.tack_id from lesson_horse lh join tack t on t.farm_id = lh.farm_id and t.tack_id = lh.tack_id
        where lh.farm_id = ${farmId} and lh.lesson_id = any(${lessonIds}::uuid[]) and t.is_active)::text[] as tack,
      (select i.instructor_id from instructor i
        where i.farm_id = ${farmId} and i.person_id = ${actor.personId ?? null}) as self`;
  return facts;
}
