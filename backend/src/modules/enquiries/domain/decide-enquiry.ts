import type { EnquiryEvent } from '../events.js';
import type { Enquiry } from './enquiry.js';
import { enquiryErrors } from './errors.js';
import { MOST_MESSAGES, MOST_UNANSWERED } from './limits.js';

/** The link was opened. Twice is once, and what staff have closed meanwhile stays closed. */
export const decideConfirmation = (enquiryId: string, { isConfirmed }: Enquiry): EnquiryEvent[] =>
  isConfirmed ? [] : [{ type: 'enquiries.EnquiryConfirmed', data: { enquiryId } }];

/** Whoever asked writes more; what was closed is open again. Throws `enquiry_unconfirmed`, `enquiry_full`, `enquiry_unanswered`. */
export function decideContinuing(enquiryId: string, enquiry: Enquiry, messageId: string): EnquiryEvent[] {
  refuseMore(enquiry);
  if (enquiry.unanswered >= MOST_UNANSWERED) throw enquiryErrors.enquiry_unanswered();
  return [{ type: 'enquiries.EnquiryContinued', data: { enquiryId, messageId } }];
}

export interface Answer {
  messageId: string;
  /** How many texts the screen showed, beside the first. */
  seen: number | undefined;
}

/** Throws `enquiry_unconfirmed`, `enquiry_full`, and `enquiry_answered_meanwhile` where more was written than was seen. */
export function decideAnswer(enquiryId: string, enquiry: Enquiry, { messageId, seen }: Answer): EnquiryEvent[] {
  refuseMore(enquiry);
  if (seen !== undefined && seen < enquiry.messages) throw enquiryErrors.enquiry_answered_meanwhile();
  return [{ type: 'enquiries.EnquiryAnswered', data: { enquiryId, messageId } }];
}

export const decideAssigning = (enquiryId: string, { assigneeId }: Enquiry, personId: string | null): EnquiryEvent[] =>
  assigneeId === personId ? [] : [{ type: 'enquiries.EnquiryAssigned', data: { enquiryId, personId } }];

/** Closed, or open again; nothing where it is so already. */
export function decideClosing(enquiryId: string, { state }: Enquiry, closed: boolean): EnquiryEvent[] {
  if ((state === 'closed') === closed) return [];
  return [{ type: closed ? 'enquiries.EnquiryClosed' : 'enquiries.EnquiryReopened', data: { enquiryId } }];
}

export const decideLinking = (enquiryId: string, enquiry: Enquiry, personId: string | null): EnquiryEvent[] =>
  enquiry.personId === personId ? [] : [{ type: 'enquiries.EnquiryLinked', data: { enquiryId, personId } }];

function refuseMore({ isConfirmed, messages }: Enquiry) {
  if (!isConfirmed) throw enquiryErrors.enquiry_unconfirmed();
  if (messages >= MOST_MESSAGES) throw enquiryErrors.enquiry_full();
}
