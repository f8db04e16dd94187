import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { decideTack } from '../domain/decide-lesson-horses.js';
import { rosterStream } from '../domain/roster.js';
import { lessonHorseFacts, tackFacts } from '../queries/horse-facts.js';
import { lessonsConcerned } from '../domain/lessons-concerned.js';
import { loadOpenLessons } from '../facts/load-open-lessons.js';

interface Tacking {
  /** The horse of the lesson by its row, or by lesson and horse where only a rider has it. */
  horse: { lessonHorseId: string } | { lessonId: string; horseId: string };
  tackId: string | null;
  applyToFuture?: boolean;
}

export class AssignTack extends barnCommand<Tacking, string[]>('enrollment.AssignTack') {}

@CommandHandler(AssignTack)
export class AssignTackHandler extends BarnCommandHandler<AssignTack> {
  async handle(barn: BarnTransaction, { horse, tackId, applyToFuture }: Tacking) {
    const { sql, farmId } = barn;
    const [chosen, tack] = await Promise.all([
      'lessonId' in horse ? horse : lessonHorseFacts(sql, farmId, horse),
      tackId === null ? undefined : tackFacts(sql, farmId, tackId),
    ]);
    if (!chosen) throw notFound('The lesson horse');
    const { lessonId, horseId } = chosen;
    const { lessons, rosters } = await loadOpenLessons(barn, { lessonId, applyToFuture });
    const events = decideTack({ horseId, tackId, tack, lessons }, rosters, barn.newId);
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    return lessonsConcerned(lessonId, events);
  }
}
