import { anyOf } from '../../../platform/database/entity-changes.js';
import { forgetMails } from '../../../platform/erasure/forget-mails.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { FreeGuestPlace } from '../../enrollment/contracts.js';
import { enquiryMails } from '../enquiry-mails.js';
import { enquiryStream, type EnquiriesErased } from '../events.js';
import { EnquiryMessage } from '../tables/enquiry-message.entity.js';
import { Enquiry } from '../tables/enquiry.entity.js';

/** Rows, texts, and what the ledger of mails keeps of them. */
export async function eraseEnquiries(barn: BarnTransaction, enquiryIds: readonly string[]) {
  const [first] = enquiryIds;
  if (!first) return;
  await freePlaces(barn, enquiryIds);
  const those = { farmId: barn.farmId, enquiryId: anyOf([...enquiryIds]) };
  await Promise.all([
    barn.repository(EnquiryMessage).delete(those),
    barn.repository(Enquiry).delete(those),
    forgetMails(barn, enquiryIds.map(enquiryMails)),
  ]);
  barn.record(enquiryStream(first), {
    type: 'enquiries.EnquiriesErased',
    data: { enquiryIds: [...enquiryIds] },
  } satisfies EnquiriesErased);
}

/** Places that are kept for nobody who is known any more. */
async function freePlaces(barn: BarnTransaction, enquiryIds: readonly string[]) {
  const kept = await barn.sql<{ placeId: string; lessonId: string }[]>`
    select place_id as "placeId", lesson_id as "lessonId" from guest_place
    where farm_id = ${barn.farmId} and place_id = any(${[...enquiryIds]}::uuid[])`;
  for (const one of kept) await barn.execute(FreeGuestPlace, { ...one, why: 'erased' });
}
