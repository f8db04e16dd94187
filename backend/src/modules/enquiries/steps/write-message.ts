import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { enquiryStream, type EnquiryEvent } from '../events.js';
import { EnquiryMessage } from '../tables/enquiry-message.entity.js';
import { Enquiry } from '../tables/enquiry.entity.js';

/** A text of either side, with what it says of the enquiry. */
export async function writeMessage(
  barn: BarnTransaction,
  message: Omit<EnquiryMessage, 'farmId'>,
  events: readonly EnquiryEvent[],
  more: Pick<Partial<Enquiry>, 'place'> = {},
) {
  const { farmId, now } = barn;
  const { enquiryId, byBarn } = message;
  await Promise.all([
    barn.repository(EnquiryMessage).insert({ farmId, ...message }),
    barn
      .repository(Enquiry)
      .update({ farmId, enquiryId }, { state: byBarn ? 'answered' : 'new', closedAt: null, touchedAt: now, ...more }),
  ]);
  barn.record(enquiryStream(enquiryId), ...events);
}
