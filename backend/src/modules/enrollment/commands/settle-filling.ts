import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideFilling } from '../domain/decide-filling.js';
import { rosterStream } from '../domain/roster.js';
import { cancellationTerms } from '../domain/terms.js';
import { placesOfLessons } from '../facts/load-places.js';

/** Gives what was promised for places that are filled again, and ends the waiting of lessons that have begun; twice does nothing more. */
export class SettleFilling extends barnCommand<{ lessonIds: readonly string[] }>('enrollment.SettleFilling') {}

@CommandHandler(SettleFilling)
export class SettleFillingHandler extends BarnCommandHandler<SettleFilling> {
  async handle(barn: BarnTransaction, { lessonIds }: { lessonIds: readonly string[] }) {
    // What covers the places is asked as it stands after this command's own changes.
    await barn.sqlAfter`select`;
    const [rosters, places] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
    ]);
    const startOf = new Map([...places.values()].map(({ lessonId, startsAt }) => [lessonId, startsAt]));
    const terms = cancellationTerms(barn.settings);
    for (const [lessonId, roster] of rosters) {
      const startsAt = startOf.get(lessonId);
      if (startsAt)
        barn.append(rosterStream, lessonId, decideFilling({ places, terms, startsAt, now: barn.now }, roster));
    }
  }
}
