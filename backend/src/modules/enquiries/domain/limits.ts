import { PERSON_LIMITS } from '../../people/contracts.js';

/** Longest texts that a stranger, or an answer, may have. */
export const ENQUIRY_LIMITS = {
  name: PERSON_LIMITS.name,
  phone: PERSON_LIMITS.phone,
  message: 2000,
  answer: 5000,
} as const;

/** What a stamp for an enquiry is for. */
export const ENQUIRY_FORM = 'enquiry-form';
/** Of one barn, addresses not confirmed: more are bots. */
export const MOST_UNCONFIRMED = 300;
/** Of one enquiry, both sides together. */
export const MOST_MESSAGES = 200;
/** One after the other by whoever asks, without an answer: each is a mail to the barn. */
export const MOST_UNANSWERED = 10;
/** Places kept for one address at once. */
export const MOST_KEPT_OF_ADDRESS = 2;
/** Banks hold money for a week; a day is left for taking it. */
export const MOST_HELD_HOURS = 144;
/** Kilograms. */
export const WEIGHTS = { min: 5, max: 300 } as const;
/** How many days an enquiry waits for its address to be confirmed. */
export const UNCONFIRMED_DAYS = 7;
