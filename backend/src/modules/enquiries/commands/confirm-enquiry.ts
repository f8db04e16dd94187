import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { KeepGuestPlace } from '../../enrollment/contracts.js';
import { decideConfirmation } from '../domain/decide-enquiry.js';
import { decideKeeping } from '../domain/decide-place.js';
import type { Enquiry as Read } from '../domain/enquiry.js';
import { guestsAsk } from '../facts/guest-terms.js';
import { enquiryStream } from '../events.js';
import { loadEnquiry } from '../facts/load-enquiry.js';

/** The address is theirs who wrote: from now on the barn sees the enquiry, and a place that it asks for is kept. Twice is once. */
export class ConfirmEnquiry extends barnCommand<{ enquiryId: string }>('enquiries.ConfirmEnquiry') {}

@CommandHandler(ConfirmEnquiry)
export class ConfirmEnquiryHandler extends BarnCommandHandler<ConfirmEnquiry> {
  async handle(barn: BarnTransaction, { enquiryId }: { enquiryId: string }) {
    const enquiry = await loadEnquiry(barn, enquiryId);
    const events = decideConfirmation(enquiryId, enquiry);
    if (events.length === 0) return;
    const { farmId, sql, now } = barn;
    const place = await placeOf(barn, enquiryId, enquiry);
    await sql`
      update enquiry set confirmed_at = ${now}, place = ${place}, touched_at = ${now},
        state = case state when 'unconfirmed' then 'new' else state end
      where farm_id = ${farmId} and enquiry_id = ${enquiryId}`;
    barn.record(enquiryStream(enquiryId), ...events);
  }
}

/** What becomes of the place that was asked for, now that the barn may be told. */
async function placeOf(barn: BarnTransaction, enquiryId: string, enquiry: Read) {
  const { sql, farmId, settings } = barn;
  const { lessonId } = enquiry;
  if (!lessonId) return null;
  const [{ keptOfAddress }] = await sql<[{ keptOfAddress: number }]>`
    select count(*)::int as "keptOfAddress" from enquiry
    where farm_id = ${farmId} and place = 'kept' and lower(email) = (
      select lower(email) from enquiry where farm_id = ${farmId} and enquiry_id = ${enquiryId})`;
  const decided = decideKeeping({ enquiry, isOn: guestsAsk(settings), keptOfAddress });
  if (decided === null) return enquiry.place;
  return decided === 'keep' ? barn.execute(KeepGuestPlace, { placeId: enquiryId, lessonId }) : decided;
}
