import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideFreeing, decideGuestPlace, type Keeping } from '../domain/decide-guest-place.js';
import { guestStream } from '../domain/guest-places.js';
import { placesTaken, rosterStream } from '../domain/roster.js';
import { bookingTerms } from '../domain/terms.js';
import { heldFromOthers, waitingStream } from '../domain/waiting-list.js';
import type { GuestPlaceEnd } from '../guest-events.js';
import { askedLessons } from '../queries/guest-places.js';

interface Asked {
  /** Of who asks, chosen by who keeps what is known of them. */
  placeId: string;
  lessonId: string;
}

/** For a stranger, where a place is free for whoever comes first. Answers with what became of it. */
export class KeepGuestPlace extends barnCommand<Asked & { keptHours: number }, Keeping>('enrollment.KeepGuestPlace') {}

@CommandHandler(KeepGuestPlace)
export class KeepGuestPlaceHandler extends BarnCommandHandler<KeepGuestPlace> {
  async handle(barn: BarnTransaction, { placeId, lessonId, keptHours }: KeepGuestPlace['input']) {
    const { sql, farmId, now, settings } = barn;
    const [roster, waiting, guests, [lesson], [kept]] = await Promise.all([
      barn.load(rosterStream, lessonId),
      barn.load(waitingStream, lessonId),
      barn.load(guestStream, lessonId),
      askedLessons(sql, farmId, [lessonId]),
      sql<[{ count: number }]>`select count(*)::int as count from guest_place where farm_id = ${farmId}`,
    ]);
    const taken = placesTaken(roster) + heldFromOthers(waiting, placeId, now);
    const { bufferHours } = bookingTerms(settings);
    const asked = { placeId, lessonId, lesson, taken, ofBarn: kept.count, keptHours, bufferHours, now };
    const { outcome, events } = decideGuestPlace(asked, guests);
    barn.append(guestStream, lessonId, events);
    return outcome;
  }
}

/** The barn has answered, or knows nothing of who asked any more. Twice is once. */
export class FreeGuestPlace extends barnCommand<Asked & { why: GuestPlaceEnd }>('enrollment.FreeGuestPlace') {}

@CommandHandler(FreeGuestPlace)
export class FreeGuestPlaceHandler extends BarnCommandHandler<FreeGuestPlace> {
  async handle(barn: BarnTransaction, { placeId, lessonId, why }: FreeGuestPlace['input']) {
    const guests = await barn.load(guestStream, lessonId);
    barn.append(guestStream, lessonId, decideFreeing(lessonId, placeId, why, guests));
  }
}
