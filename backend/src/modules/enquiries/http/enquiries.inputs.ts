import { Count, Email, Flag, Id, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import type { EnquiryState } from '../domain/enquiry.js';
import { ENQUIRY_LIMITS, MOST_MESSAGES } from '../domain/limits.js';
import { ENQUIRY_STATES } from './enquiries.replies.js';

const { name: NAME, phone: PHONE, answer: ANSWER } = ENQUIRY_LIMITS;

export class EnquiriesQuery {
  @OneOf(ENQUIRY_STATES, { optional: true, description: 'All unless told' }) state?: EnquiryState;
  @Flag({ optional: true, description: 'Those that the caller looks after' }) own?: number;
  @Count({ optional: true, min: 1, max: 100, description: '20 unless told' }) limit?: number;
  @Count({ optional: true }) offset?: number;
}

export class WhichEnquiryInput {
  @Id() id: string;
}

export class AnswerEnquiryInput extends WhichEnquiryInput {
  @RequiredText({ max: ANSWER, message: 'Write something first' }) message: string;
  @Count({
    optional: true,
    max: MOST_MESSAGES,
    description: 'Texts that were seen beside the first; refused if there are more by now',
  })
  seen?: number;
}

export class AssignEnquiryInput extends WhichEnquiryInput {
  @Id({ optional: true, clearable: true, description: 'Empty: nobody in particular' }) person_id?: string | null;
}

export class EnquiryStateInput extends WhichEnquiryInput {
  @Flag() closed: number;
}

export class LinkEnquiryInput extends WhichEnquiryInput {
  @Id({ optional: true, clearable: true, description: 'Empty: it is no client’s' }) person_id?: string | null;
}

export class DeclinePlaceInput extends AnswerEnquiryInput {}

export class ClientOfEnquiryInput extends WhichEnquiryInput {
  @RequiredText({ max: NAME }) first_name: string;
  @Text({ max: NAME, optional: true }) last_name?: string;
  @Email({ optional: true, blank: true }) contact_email?: string;
  @Text({ max: PHONE, optional: true }) contact_mobile?: string;
  @Flag({ description: 'The account holder rides' }) holder_rides: number;
  @Text({ max: NAME, optional: true, description: 'A member who rides; none where it is left out' })
  rider_first_name?: string;
  @Text({ max: NAME, optional: true }) rider_last_name?: string;
  @Text({ max: 500, optional: true, description: 'Becomes the rider’s notes' }) rider_notes?: string;
}

/** A new client as for `makeClient`; or `person_id`, somebody of an account, with one of its riders or a new one. */
export class GivePlaceInput extends WhichEnquiryInput {
  @Id({ optional: true, description: 'Of an account that the barn knows; left out: a new client' }) person_id?: string;
  @Id({ optional: true, description: 'One of its riders; left out: a new one' }) student_id?: string;
  @Text({ max: NAME, optional: true, description: 'Of a new client’s account holder' }) first_name?: string;
  @Text({ max: NAME, optional: true }) last_name?: string;
  @Email({ optional: true, blank: true }) contact_email?: string;
  @Text({ max: PHONE, optional: true }) contact_mobile?: string;
  @Text({ max: NAME, optional: true, description: 'Who rides; left out of a new client: the account holder' })
  rider_first_name?: string;
  @Text({ max: NAME, optional: true }) rider_last_name?: string;
  @Text({ max: 500, optional: true, description: 'Becomes the rider’s notes' }) rider_notes?: string;
  @Flag({ optional: true, description: 'Also where the lesson is full' }) overfill?: number;
}
