import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enrollmentErrors } from '../domain/errors.js';
import { placeOf, rosterStream } from '../domain/roster.js';
import { loadEntry, type WaitingRider } from '../facts/load-entry.js';
import { EnrolStudent } from './enrol-student.js';

/** A family takes the place that is held, which is a booking by all its rules. Who has it already keeps it. */
export class TakeOffer extends barnCommand<WaitingRider>('enrollment.TakeOffer') {}

@CommandHandler(TakeOffer)
export class TakeOfferHandler extends BarnCommandHandler<TakeOffer> {
  async handle(barn: BarnTransaction, rider: WaitingRider) {
    const [{ entry }, roster] = await Promise.all([loadEntry(barn, rider), barn.load(rosterStream, rider.lessonId)]);
    if (placeOf(roster, rider.studentId)) return;
    if (!entry?.offeredUntil || entry.offeredUntil <= barn.now) throw enrollmentErrors.offer_ended();
    await barn.execute(EnrolStudent, { ...rider, useMakeup: entry.withMakeup });
  }
}
