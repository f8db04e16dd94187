import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHorseAddition } from '../domain/decide-lesson-horses.js';
import { rosterStream } from '../domain/roster.js';
import { horseFacts } from '../queries/horse-facts.js';
import { findWarnings, only } from '../queries/warnings.js';
import { lessonsConcerned } from '../domain/lessons-concerned.js';
import { loadOpenLessons, type LessonScope } from '../facts/load-open-lessons.js';
import { recordOverride } from '../steps/record-override.js';

type Addition = LessonScope & { horseId: string };

/** Answers with the lessons that changed, the chosen one first in any case. */
export class AddHorse extends barnCommand<Addition, string[]>('enrollment.AddHorse') {}

@CommandHandler(AddHorse)
export class AddHorseHandler extends BarnCommandHandler<AddHorse> {
  async handle(barn: BarnTransaction, { horseId, ...scope }: Addition) {
    const [{ lessons, rosters }, horse] = await Promise.all([
      loadOpenLessons(barn, scope),
      horseFacts(barn.sql, barn.farmId, horseId),
    ]);
    const events = decideHorseAddition({ horseId, horse, lessons }, rosters, barn.newId);
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    const lessonIds = events.map((event) => event.data.lessonId);
    if (lessonIds.length)
      await recordOverride(barn, await findWarnings(barn, { lessonIds, uses: only({ horse: [horseId] }) }));
    return lessonsConcerned(scope.lessonId, events);
  }
}
