import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideRemoval } from '../domain/decide-removal.js';
import { enrollmentErrors } from '../domain/errors.js';
import { activePlaces, rosterStream } from '../domain/roster.js';
import { checkMayOpen } from '../domain/staff-limits.js';
import { futurePlacesOf } from '../facts/load-places.js';
import { loadEnrolment } from '../facts/load-enrolment.js';

interface Removal {
  lessonPersonId: string;
  applyToFuture?: boolean;
  /** Left out: as the barn does with cancellations. B15 */
  notify?: boolean;
}

interface Removed {
  lessonPersonIds: string[];
  /** Of the lesson of the chosen place. */
  wasLast: boolean;
}

export class RemoveStudent extends barnCommand<Removal, Removed>('enrollment.RemoveStudent') {}

@CommandHandler(RemoveStudent)
export class RemoveStudentHandler extends BarnCommandHandler<RemoveStudent> {
  async handle(barn: BarnTransaction, removal: Removal) {
    const { lessonPersonId, applyToFuture = false } = removal;
    const { notify = enabled(barn.settings, 'send_cancellation_notifications') } = removal;
    const { place: chosen, roster } = await loadEnrolment(barn, lessonPersonId);
    if (chosen.isCancelled && !applyToFuture) throw enrollmentErrors.place_cancelled('removal');
    const places = applyToFuture ? await futurePlacesOf(barn.sql, barn.farmId, barn.actor, chosen) : [chosen];
    for (const place of places) checkMayOpen(barn.actor, place);
    const rosters = applyToFuture
      ? await barn.loadAll(
          rosterStream,
          places.map((place) => place.lessonId),
        )
      : new Map([[chosen.lessonId, roster]]);
    const events = decideRemoval({ places, rosters, notify });
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    const lessonPersonIds = events.map((event) => event.data.lessonPersonId);
    const others = activePlaces(roster).filter((place) => place.lessonPersonId !== lessonPersonId);
    return { lessonPersonIds, wasLast: lessonPersonIds.includes(lessonPersonId) && others.length === 0 };
  }
}
