import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { decideHorseRemoval, isLastHorse } from '../domain/decide-lesson-horses.js';
import { rosterStream } from '../domain/roster.js';
import { lessonHorseFacts } from '../queries/horse-facts.js';
import { lessonsConcerned } from '../domain/lessons-concerned.js';
import { loadOpenLessons } from '../facts/load-open-lessons.js';

interface Removal {
  lessonHorseId: string;
  applyToFuture?: boolean;
}

export class RemoveHorse extends barnCommand<Removal, { lessonIds: string[]; wasLast: boolean }>(
  'enrollment.RemoveHorse',
) {}

@CommandHandler(RemoveHorse)
export class RemoveHorseHandler extends BarnCommandHandler<RemoveHorse> {
  async handle(barn: BarnTransaction, { lessonHorseId, applyToFuture }: Removal) {
    const chosen = await lessonHorseFacts(barn.sql, barn.farmId, { lessonHorseId });
    if (!chosen) throw notFound('The lesson horse');
    const { lessonId, horseId } = chosen;
    const { lessons, rosters, roster } = await loadOpenLessons(barn, { lessonId, applyToFuture });
    const events = decideHorseRemoval({ horseId, lessons }, rosters);
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    return { lessonIds: lessonsConcerned(lessonId, events), wasLast: isLastHorse(roster, horseId) };
  }
}
