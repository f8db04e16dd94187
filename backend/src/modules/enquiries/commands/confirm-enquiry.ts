import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideConfirmation } from '../domain/decide-enquiry.js';
import { enquiryStream } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';
import { keepPlace } from '../steps/keep-place.js';

/**
 * The address is theirs who wrote: from now on the barn sees the enquiry, and a place that it asks for is kept, unless it is to be paid
 * first. Twice is once.
 */
export class ConfirmEnquiry extends barnCommand<{ enquiryId: string }>('enquiries.ConfirmEnquiry') {}

@CommandHandler(ConfirmEnquiry)
export class ConfirmEnquiryHandler extends BarnCommandHandler<ConfirmEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId }: { enquiryId: string }) {
    const enquiry = await loadEnquiry(barn, enquiryId);
    const events = decideConfirmation(enquiryId, enquiry);
    if (events.length === 0) return;
    const { farmId, sql, now } = barn;
    const place = await keepPlace(barn, { enquiryId, enquiry, isPaid: false });
    await sql`
      update enquiry set confirmed_at = ${now}, place = ${place}, touched_at = ${now},
        state = case state when 'unconfirmed' then 'new' else state end
      where farm_id = ${farmId} and enquiry_id = ${enquiryId}`;
    barn.record(enquiryStream(enquiryId), ...events);
  }
}
