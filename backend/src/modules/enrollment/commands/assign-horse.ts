import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHorseAssignment, doubleBookings, type HorseWarning } from '../domain/decide-horse-assignment.js';
import { rosterStream } from '../domain/roster.js';
import { horseUse } from '../queries/horse-use.js';
import { loadEnrolment } from './load-enrolment.js';

interface Assignment {
  lessonPersonId: string;
  /** Null takes the horse away. */
  horseId: string | null;
}

export class AssignHorse extends barnCommand<Assignment, { lessonPersonId: string; warnings: HorseWarning[] }>(
  'enrollment.AssignHorse',
) {}

@CommandHandler(AssignHorse)
export class AssignHorseHandler extends BarnCommandHandler<AssignHorse> {
  async handle(barn: BarnTransaction, { lessonPersonId, horseId }: Assignment) {
    const [{ place, roster }, horse] = await Promise.all([
      loadEnrolment(barn, lessonPersonId),
      horseId === null ? undefined : horseUse(barn.sql, barn.farmId, { horseId, lessonPersonId }),
    ]);
    const { lessonId } = place;
    const events = decideHorseAssignment({ lessonPersonId, lessonId, horseId, horse }, roster);
    barn.append(rosterStream, lessonId, events);
    return { lessonPersonId, warnings: doubleBookings(horse) };
  }
}
