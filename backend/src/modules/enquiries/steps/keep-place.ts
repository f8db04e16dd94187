import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { guestPrice } from '../../billing/contracts.js';
import { askedLessons, KeepGuestPlace } from '../../enrollment/contracts.js';
import { decideKeeping } from '../domain/decide-place.js';
import type { Enquiry, PlaceState } from '../domain/enquiry.js';
import { guestsAsk, guestsPay, keptHours } from '../facts/guest-terms.js';

interface Asking {
  enquiryId: string;
  enquiry: Enquiry;
  /** The money for it is held. */
  isPaid: boolean;
}

/** What becomes of the place that was asked for, now that the address is confirmed. A full lesson is said before it is paid. */
export async function keepPlace(
  barn: BarnTransaction,
  { enquiryId, enquiry, isPaid }: Asking,
): Promise<PlaceState | null> {
  const { sql, farmId, settings } = barn;
  const { lessonId } = enquiry;
  if (!lessonId) return null;
  const [[{ keptOfAddress }], price, [lesson]] = await Promise.all([
    sql<[{ keptOfAddress: number }]>`
      select count(*)::int as "keptOfAddress" from enquiry
      where farm_id = ${farmId} and place = 'kept' and lower(email) = (
        select lower(email) from enquiry where farm_id = ${farmId} and enquiry_id = ${enquiryId})`,
    guestPrice(sql, farmId, lessonId),
    askedLessons(sql, farmId, [lessonId]),
  ]);
  const isFree = Boolean(lesson?.free) && lesson?.isCancelled === false;
  const isPaidFirst = !isPaid && isFree && price !== undefined && guestsPay(settings) === 'must';
  const decided = decideKeeping({ enquiry, isOn: guestsAsk(settings), keptOfAddress, isPaidFirst });
  if (decided === null) return enquiry.place;
  if (decided !== 'keep') return decided;
  return barn.execute(KeepGuestPlace, { placeId: enquiryId, lessonId, keptHours: keptHours(settings) });
}
