import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideGuestRound } from '../domain/decide-guest-place.js';
import { guestStream } from '../domain/guest-places.js';
import { placesTaken, rosterStream } from '../domain/roster.js';
import { waitingStream } from '../domain/waiting-list.js';
import { askedLessons } from '../queries/guest-places.js';

/** Ends what is kept for strangers no longer, by what the lessons and their rosters are now. Twice is once. */
export class RunGuestPlaces extends barnCommand<{ lessonIds: readonly string[] }>('enrollment.RunGuestPlaces') {}

@CommandHandler(RunGuestPlaces)
export class RunGuestPlacesHandler extends BarnCommandHandler<RunGuestPlaces> {
  async handle(barn: BarnTransaction, { lessonIds: changed }: { lessonIds: readonly string[] }) {
    const { sql, farmId, now } = barn;
    const places = await barn.loadAll(
      guestStream,
      sql`select distinct lesson_id from guest_place where farm_id = ${farmId} and lesson_id = any(${[...changed]}::uuid[])`,
    );
    const lessonIds = [...places.keys()];
    if (lessonIds.length === 0) return;
    // What comes of this command is to be seen by the question below.
    await barn.sqlAfter`select`;
    const [rosters, lists, lessons] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      barn.loadAll(waitingStream, lessonIds),
      askedLessons(sql, farmId, lessonIds),
    ]);
    for (const [lessonId, guests] of places) {
      const offered = (lists.get(lessonId) ?? []).filter(({ offeredUntil }) => offeredUntil !== null).length;
      const taken = placesTaken(rosters.get(lessonId) ?? rosterStream.initial) + offered;
      const lesson = lessons.find((one) => one.lessonId === lessonId);
      barn.append(guestStream, lessonId, decideGuestRound({ lessonId, lesson, taken, now }, guests));
    }
  }
}
