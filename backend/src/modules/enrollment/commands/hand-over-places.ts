import { CommandHandler } from '@nestjs/cqrs';
import { handOverLinks } from '../../../platform/database/hand-over-links.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHandingOver } from '../domain/decide-handing-over.js';
import { decideHandingOverWaiting } from '../domain/decide-handing-over-waiting.js';
import { rosterStream } from '../domain/roster.js';
import { waitingStream } from '../domain/waiting-list.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';

/** Places, registrations and entries on waiting lists of students who were merged: from whom to whom. */
export class HandOverPlaces extends barnCommand<ReadonlyMap<string, string>>('enrollment.HandOverPlaces') {}

@CommandHandler(HandOverPlaces)
export class HandOverPlacesHandler extends BarnCommandHandler<HandOverPlaces> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const { farmId, sql } = barn;
    const rosters = await barn.loadAll(
      rosterStream,
      sql`select lesson_id from lesson_person where farm_id = ${farmId} and student_id = any(${[...heirs.keys()]}::uuid[])`,
    );
    for (const [lessonId, roster] of rosters)
      barn.append(rosterStream, lessonId, decideHandingOver(lessonId, roster, heirs));
    const waiting = await barn.loadAll(
      waitingStream,
      sql`select lesson_id from waiting_entry where farm_id = ${farmId} and student_id = any(${[...heirs.keys()]}::uuid[])`,
    );
    for (const [lessonId, list] of waiting)
      barn.append(waitingStream, lessonId, decideHandingOverWaiting(lessonId, list, heirs));
    const registered = barn.repository(RegisteredStudent);
    for (const [from, to] of heirs) {
      const [theirs, asks] = await Promise.all([
        registered.findBy({ farmId, studentId: from, state: 'registered' }),
        registered.findBy({ farmId, studentId: to, state: 'asked' }),
      ]);
      // Who has the places already does not ask for them any more.
      const answered = asks.filter(({ seriesId }) => theirs.some((one) => one.seriesId === seriesId));
      for (const { seriesId } of answered) await registered.delete({ farmId, seriesId, studentId: to });
      await handOverLinks(registered, { farmId, studentId: from }, { farmId, studentId: to });
    }
  }
}
