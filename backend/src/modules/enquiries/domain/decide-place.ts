import type { EnquiryEvent, PlaceWithdrawn } from '../events.js';
import { decideAnswer, type Answer } from './decide-enquiry.js';
import type { Enquiry } from './enquiry.js';
import { enquiryErrors } from './errors.js';
import { MOST_KEPT_OF_ADDRESS } from './limits.js';

/** What was found of a lesson that a stranger asks for. */
export interface AskingForPlace {
  /** The barn takes enquiries and lets guests ask for places. */
  isOn: boolean;
  /** Undefined if there is none of that id in this barn. */
  lesson: { isListed: boolean; isCancelled: boolean; free: number | null } | undefined;
  /** Booking is open. */
  isBookable: boolean;
  needsWeight: boolean;
  riderWeight: number | null;
}

/** Throws `guests_off`, `weight_missing`, `lesson_not_asked_for`, `lesson_over` and `lesson_full`. R141 F06 F10 */
export function checkAsking({ isOn, lesson, isBookable, needsWeight, riderWeight }: AskingForPlace) {
  if (!isOn) throw enquiryErrors.guests_off();
  if (!lesson?.isListed) throw enquiryErrors.lesson_not_asked_for();
  if (lesson.isCancelled || !isBookable) throw enquiryErrors.lesson_over();
  if (!lesson.free) throw enquiryErrors.lesson_full();
  if (needsWeight && riderWeight === null) throw enquiryErrors.weight_missing();
}

interface Confirmed {
  enquiry: Pick<Enquiry, 'state' | 'lessonId' | 'place'>;
  isOn: boolean;
  /** Places that are kept for the same address now. */
  keptOfAddress: number;
  /** The barn wants it paid first, and it has a price. */
  isPaidFirst: boolean;
}

/** Whether a place is to be kept once the address is confirmed, and it is paid where it must be; null: none was asked for. */
export function decideKeeping({
  enquiry,
  isOn,
  keptOfAddress,
  isPaidFirst,
}: Confirmed): 'keep' | 'unpaid' | 'unkept' | 'many' | null {
  if (!enquiry.lessonId || (enquiry.place !== 'asked' && enquiry.place !== 'unpaid')) return null;
  if (!isOn || enquiry.state === 'closed') return 'unkept';
  if (keptOfAddress >= MOST_KEPT_OF_ADDRESS) return 'many';
  return isPaidFirst ? 'unpaid' : 'keep';
}

/** With words by mail; a second time is none. Throws as an answer does, `enquiry_without_lesson` and `place_given_already`. */
export function decideDeclining(enquiryId: string, enquiry: Enquiry, answer: Answer): EnquiryEvent[] {
  const { lessonId, place } = enquiry;
  if (!lessonId) throw enquiryErrors.enquiry_without_lesson();
  if (place === 'given') throw enquiryErrors.place_given_already();
  if (place === 'declined') return [];
  decideAnswer(enquiryId, enquiry, answer);
  return [{ type: 'enquiries.PlaceDeclined', data: { enquiryId, lessonId, messageId: answer.messageId } }];
}

/** The lesson in which a place is to be given; null: it was given before. Throws `enquiry_without_lesson` and `enquiry_has_client`. */
export function decideGiving({ lessonId, place, personId }: Enquiry, makesClient: boolean): string | null {
  if (!lessonId) throw enquiryErrors.enquiry_without_lesson();
  if (place === 'given') return null;
  if (makesClient && personId) throw enquiryErrors.enquiry_has_client();
  return lessonId;
}

/** Whoever asked does not want it any more; nothing where there is nothing to give up. Throws `place_is_theirs`. */
export function decideWithdrawing(enquiryId: string, { lessonId, place }: Enquiry): PlaceWithdrawn[] {
  if (place === 'given') throw enquiryErrors.place_is_theirs();
  if (!lessonId || (place !== 'kept' && place !== 'unpaid')) return [];
  return [{ type: 'enquiries.PlaceWithdrawn', data: { enquiryId, lessonId } }];
}
