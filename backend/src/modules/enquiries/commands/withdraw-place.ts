import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { FreeGuestPlace } from '../../enrollment/contracts.js';
import { decideWithdrawing } from '../domain/decide-place.js';
import { enquiryStream } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { Enquiry } from '../tables/enquiry.entity.js';

/** Whoever asked for a place does not want it any more: what is kept is free, and what is held on the card is let go. Twice is once. */
export class WithdrawPlace extends barnCommand<{ enquiryId: string }>('enquiries.WithdrawPlace') {}

@CommandHandler(WithdrawPlace)
export class WithdrawPlaceHandler extends BarnCommandHandler<WithdrawPlace> {
  async handle(barn: BarnTransaction, { enquiryId }: { enquiryId: string }) {
    const { farmId, now } = barn;
    const enquiry = await loadEnquiry(barn, enquiryId);
    const events = decideWithdrawing(enquiryId, enquiry);
    if (events.length === 0 || !enquiry.lessonId) return;
    await barn.execute(FreeGuestPlace, { placeId: enquiryId, lessonId: enquiry.lessonId, why: 'withdrawn' });
    await barn.repository(Enquiry).update({ farmId, enquiryId }, { place: 'withdrawn', touchedAt: now });
    barn.record(enquiryStream(enquiryId), ...events);
  }
}
