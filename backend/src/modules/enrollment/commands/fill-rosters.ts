import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideInitialRoster, type NewLesson } from '../domain/decide-initial-roster.js';
import { rosterStream } from '../domain/roster.js';

/** A whole series at once; no question to the database. */
export class FillRosters extends barnCommand<readonly NewLesson[]>('enrollment.FillRosters') {}

@CommandHandler(FillRosters)
export class FillRostersHandler extends BarnCommandHandler<FillRosters> {
  handle(barn: BarnTransaction, lessons: readonly NewLesson[]) {
    for (const lesson of lessons) {
      const events = decideInitialRoster(lesson, barn.newId);
      if (events.length) barn.begin(rosterStream, lesson.lessonId, events);
    }
    return Promise.resolve();
  }
}
