import { CommandHandler } from '@nestjs/cqrs';
import { v5 as idFrom } from 'uuid';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideAnswer, decideContinuing } from '../domain/decide-enquiry.js';
import { nextWrittenAt } from '../domain/enquiry.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { EnquiryMessage } from '../tables/enquiry-message.entity.js';
import { writeMessage } from '../steps/write-message.js';

interface Continued {
  enquiryId: string;
  /** Chosen by whoever writes: the same twice is one text. */
  key: string;
  body: string;
}

/** Whoever made the enquiry writes more. */
export class ContinueEnquiry extends barnCommand<Continued>('enquiries.ContinueEnquiry') {}

@CommandHandler(ContinueEnquiry)
export class ContinueEnquiryHandler extends BarnCommandHandler<ContinueEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, key, body }: Continued) {
    const messageId = idFrom(key, enquiryId);
    const [enquiry, known] = await Promise.all([
      loadEnquiry(barn, enquiryId),
      barn.repository(EnquiryMessage).countBy({ farmId: barn.farmId, messageId }),
    ]);
    if (known > 0) return;
    const events = decideContinuing(enquiryId, enquiry, messageId);
    const createdAt = nextWrittenAt(barn.now, enquiry);
    await writeMessage(barn, { enquiryId, messageId, body, byBarn: false, authorId: null, createdAt }, events);
  }
}

interface Answered {
  enquiryId: string;
  body: string;
  /** How many texts the screen showed, beside the first. */
  seen?: number;
}

/** The mail follows from the log. */
export class AnswerEnquiry extends barnCommand<Answered>('enquiries.AnswerEnquiry') {}

@CommandHandler(AnswerEnquiry)
export class AnswerEnquiryHandler extends BarnCommandHandler<AnswerEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId, body, seen }: Answered) {
    const messageId = barn.newId();
    const enquiry = await loadEnquiry(barn, enquiryId);
    const events = decideAnswer(enquiryId, enquiry, { messageId, seen });
    const authorId = barn.actor.personId ?? null;
    const createdAt = nextWrittenAt(barn.now, enquiry);
    await writeMessage(barn, { enquiryId, messageId, body, byBarn: true, authorId, createdAt }, events);
  }
}
