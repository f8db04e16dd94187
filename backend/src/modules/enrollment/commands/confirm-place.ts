import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideConfirmation } from '../domain/decide-confirmation.js';
import { rosterStream } from '../domain/roster.js';
import { loadEnrolment } from '../facts/load-enrolment.js';

/** A family says that its rider comes. */
export class ConfirmPlace extends barnCommand<{ lessonPersonId: string }>('enrollment.ConfirmPlace') {}

@CommandHandler(ConfirmPlace)
export class ConfirmPlaceHandler extends BarnCommandHandler<ConfirmPlace> {
  async handle(barn: BarnTransaction, { lessonPersonId }: { lessonPersonId: string }) {
    const { place, roster } = await loadEnrolment(barn, lessonPersonId);
    barn.append(rosterStream, place.lessonId, decideConfirmation(place, roster, barn.now));
  }
}
