import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHorseAssignment, isSharedInLesson } from '../domain/decide-horse-assignment.js';
import { rosterStream } from '../domain/roster.js';
import { horseFacts } from '../queries/horse-facts.js';
import { loadEnrolment } from './load-enrolment.js';
import { horseElsewhere, warningOf, type Warning } from './rides-elsewhere.js';

interface Assignment {
  lessonPersonId: string;
  /** Null takes the horse away. */
  horseId: string | null;
}

export class AssignHorse extends barnCommand<Assignment, { lessonPersonId: string; warnings: Warning[] }>(
  'enrollment.AssignHorse',
) {}

@CommandHandler(AssignHorse)
export class AssignHorseHandler extends BarnCommandHandler<AssignHorse> {
  async handle(barn: BarnTransaction, { lessonPersonId, horseId }: Assignment) {
    const [{ place, roster }, horse, elsewhere] = await Promise.all([
      loadEnrolment(barn, lessonPersonId),
      horseId === null ? undefined : horseFacts(barn.sql, barn.farmId, horseId),
      horseId === null ? [] : horseElsewhere(barn, lessonPersonId, horseId),
    ]);
    const { lessonId } = place;
    const events = decideHorseAssignment({ lessonPersonId, lessonId, horseId, horse }, roster);
    barn.append(rosterStream, lessonId, events);
    const warnings = elsewhere.map(warningOf);
    if (horse && isSharedInLesson({ lessonPersonId, horseId }, roster))
      warnings.unshift({ code: 'horse_shared', message: `${horse.name} has another rider in this lesson`, lessonId });
    return { lessonPersonId, warnings };
  }
}
