import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideRelease } from '../domain/decide-no-shows.js';
import { nextNoShowStep } from '../domain/no-show-release.js';
import { rosterStream } from '../domain/roster.js';
import { lastNoShow } from '../facts/last-no-show.js';
import { ReleasePlaces } from './release-places.js';

/**
 * What a rider's no-shows in a row come to today, where the policy releases by itself: the family is told, or the places are released.
 * Looks again under the barn's lock, so that whoever came, or was marked so, keeps the places. The same again does nothing.
 */
export class AdvanceNoShows extends barnCommand<{ lessonPersonId: string }>('enrollment.AdvanceNoShows') {}

@CommandHandler(AdvanceNoShows)
export class AdvanceNoShowsHandler extends BarnCommandHandler<AdvanceNoShows> {
  async handle(barn: BarnTransaction, { lessonPersonId }: { lessonPersonId: string }) {
    const last = await lastNoShow(barn, lessonPersonId);
    const step = last && nextNoShowStep(last);
    if (!step) return;
    for (const event of decideRelease(last, step, barn.newId())) {
      if (event.type === 'enrollment.NoShowsReleased') await barn.execute(ReleasePlaces, event.data.places);
      await barn.load(rosterStream, event.data.lessonId);
      barn.append(rosterStream, event.data.lessonId, [event]);
    }
  }
}
