import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { FreeGuestPlace } from '../../enrollment/contracts.js';
import { decideDeclining } from '../domain/decide-place.js';
import { nextWrittenAt } from '../domain/enquiry.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { writeMessage } from '../steps/write-message.js';

interface Declined {
  enquiryId: string;
  body: string;
  /** How many texts the screen showed, beside the first. */
  seen?: number;
}

/** The place that was asked for is not given; what is kept is free. Twice is once. */
export class DeclinePlace extends barnCommand<Declined>('enquiries.DeclinePlace') {}

@CommandHandler(DeclinePlace)
export class DeclinePlaceHandler extends BarnCommandHandler<DeclinePlace> {
  async handle(barn: BarnTransaction, { enquiryId, body, seen }: Declined) {
    const messageId = barn.newId();
    const enquiry = await loadEnquiry(barn, enquiryId);
    const { lessonId } = enquiry;
    const events = decideDeclining(enquiryId, enquiry, { messageId, seen });
    if (events.length === 0 || !lessonId) return;
    await barn.execute(FreeGuestPlace, { placeId: enquiryId, lessonId, why: 'declined' });
    const authorId = barn.actor.personId ?? null;
    const createdAt = nextWrittenAt(barn.now, enquiry);
    const message = { enquiryId, messageId, body, byBarn: true, authorId, createdAt };
    await writeMessage(barn, message, events, { place: 'declined' });
  }
}
