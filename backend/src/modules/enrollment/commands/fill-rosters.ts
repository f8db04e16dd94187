import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { clashSentence } from '../../scheduling/contracts.js';
import { enrollmentErrors } from '../domain/errors.js';
import { clashesOfNew } from './rides-elsewhere.js';
import { decideInitialRoster, type NewLesson } from '../domain/decide-initial-roster.js';
import { rosterStream } from '../domain/roster.js';

/** A whole series at once; no question to the database unless a family planned the lessons. */
export class FillRosters extends barnCommand<readonly NewLesson[]>('enrollment.FillRosters') {}

@CommandHandler(FillRosters)
export class FillRostersHandler extends BarnCommandHandler<FillRosters> {
  async handle(barn: BarnTransaction, lessons: readonly NewLesson[]) {
    for (const lesson of lessons) {
      const events = decideInitialRoster(lesson, barn.newId);
      if (events.length) barn.begin(rosterStream, lesson.lessonId, events);
    }
    // Staff are warned of double bookings and decide; a family's are refused. F21
    if (barn.actor.userType !== 'STU') return;
    const clashes = await clashesOfNew(
      barn,
      lessons.map(({ lessonId }) => lessonId),
    );
    const twice = clashes.find(({ use }) => use.kind !== 'instructor');
    if (twice) throw enrollmentErrors.rider_elsewhere(clashSentence(twice));
  }
}
