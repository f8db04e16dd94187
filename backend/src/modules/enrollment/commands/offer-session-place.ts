import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideOffering } from '../domain/decide-offering.js';
import { offerHours } from '../domain/terms.js';
import { waitingStream } from '../domain/waiting-list.js';
import { waitedSessions } from '../facts/waited-sessions.js';
import { registrationFacts } from '../queries/registration-facts.js';

interface Offering {
  seriesId: string;
  studentId: string;
}

/** Staff hold a free place for one who waits, out of turn or in the quiet hours; the family is told as of any offer. */
export class OfferSessionPlace extends barnCommand<Offering>('enrollment.OfferSessionPlace') {}

@CommandHandler(OfferSessionPlace)
export class OfferSessionPlaceHandler extends BarnCommandHandler<OfferSessionPlace> {
  async handle(barn: BarnTransaction, { seriesId, studentId }: Offering) {
    const [session, sessions] = await Promise.all([
      registrationFacts(barn, seriesId),
      waitedSessions(barn, new Map([[seriesId, [studentId]]])),
    ]);
    const refusal = sessions.refusalOf(seriesId, studentId);
    const lastStart = sessions.session(seriesId)?.lastStart ?? null;
    const { now, settings } = barn;
    const hours = offerHours(settings);
    const events = decideOffering({ seriesId, studentId, session, refusal, lastStart, now, hours });
    barn.append(waitingStream, seriesId, events);
  }
}
