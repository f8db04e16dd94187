import { CommandHandler } from '@nestjs/cqrs';
import { v5 as idFrom } from 'uuid';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideAnswer, decideContinuing } from '../domain/decide-enquiry.js';
import { enquiryStream, type EnquiryEvent } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { EnquiryMessage } from '../tables/enquiry-message.entity.js';
import { Enquiry } from '../tables/enquiry.entity.js';

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
    await write(barn, { enquiryId, messageId, body, byBarn: false, authorId: null }, events);
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
    const events = decideAnswer(enquiryId, await loadEnquiry(barn, enquiryId), { messageId, seen });
    const authorId = barn.actor.personId ?? null;
    await write(barn, { enquiryId, messageId, body, byBarn: true, authorId }, events);
  }
}

async function write(
  barn: BarnTransaction,
  message: Pick<EnquiryMessage, 'enquiryId' | 'messageId' | 'body' | 'byBarn' | 'authorId'>,
  events: readonly EnquiryEvent[],
) {
  const { farmId, now } = barn;
  const { enquiryId, byBarn } = message;
  await Promise.all([
    barn.repository(EnquiryMessage).insert({ farmId, ...message, createdAt: now }),
    barn
      .repository(Enquiry)
      .update({ farmId, enquiryId }, { state: byBarn ? 'answered' : 'new', closedAt: null, touchedAt: now }),
  ]);
  barn.record(enquiryStream(enquiryId), ...events);
}
