import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideRemoval } from '../domain/decide-removal.js';
import { rosterStream } from '../domain/roster.js';
import type { StudentDeregistered } from '../registration-events.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';

interface Released {
  lessonPersonId: string;
  lessonId: string;
}

/**
 * Places of several riders in lessons to come, given up at once: what pays for them is free again, and whoever waits may have them. Whoever
 * has no place left in a session's lessons to come is registered there no more. Families are told by whoever asks for it. F12
 */
export class ReleasePlaces extends barnCommand<readonly Released[]>('enrollment.ReleasePlaces') {}

@CommandHandler(ReleasePlaces)
export class ReleasePlacesHandler extends BarnCommandHandler<ReleasePlaces> {
  async handle(barn: BarnTransaction, places: readonly Released[]) {
    const lessonIds = [...new Set(places.map(({ lessonId }) => lessonId))];
    const [rosters, registered] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      registeredWithoutOthers(barn, places),
    ]);
    for (const event of decideRemoval({ places, rosters, notify: false }))
      barn.append(rosterStream, event.data.lessonId, [event]);
    for (const { seriesId, studentIds } of registered) {
      await barn.repository(RegisteredStudent).delete({ farmId: barn.farmId, seriesId, studentId: anyOf(studentIds) });
      for (const studentId of studentIds)
        barn.record(`registration-${seriesId}`, {
          type: 'enrollment.StudentDeregistered',
          data: { seriesId, studentId },
        } satisfies StudentDeregistered);
    }
  }
}

/** By series: who is registered there, and has no place to come but these. */
function registeredWithoutOthers({ sql, farmId, now }: BarnTransaction, places: readonly Released[]) {
  const ids = places.map(({ lessonPersonId }) => lessonPersonId);
  return sql<{ seriesId: string; studentIds: string[] }[]>`
    select r.series_id as "seriesId", array_agg(r.student_id) as "studentIds" from registered_student r
    where r.farm_id = ${farmId} and r.state = 'registered' and exists (
        select from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        where lp.farm_id = r.farm_id and lp.student_id = r.student_id and l.series_id = r.series_id
          and lp.lesson_person_id = any(${ids}::uuid[]))
      and not exists (
        select from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        where lp.farm_id = r.farm_id and lp.student_id = r.student_id and l.series_id = r.series_id
          and l.starts_at > ${now} and not lp.is_cancelled and lp.lesson_person_id <> all(${ids}::uuid[]))
    group by r.series_id order by r.series_id`;
}
