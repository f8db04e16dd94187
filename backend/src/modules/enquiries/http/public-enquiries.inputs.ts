import { PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { CodeOf, Count, Email, RequiredText, Text } from '../../../platform/http/fields.js';
import { BIRTH_YEARS } from '../../people/contracts.js';
import { EXPERIENCES, WISHES, type Experience, type Wish } from '../domain/enquiry.js';
import { ENQUIRY_LIMITS } from '../domain/limits.js';

const { name: NAME, phone: PHONE, message: MESSAGE } = ENQUIRY_LIMITS;

/** What stands in each form of a stranger. */
export class StampedInput extends PublicBarnQuery {
  @RequiredText({ max: 200, description: 'From `public/enquiryForm`' }) stamp: string;
  @RequiredText({ max: 40, description: 'What makes SHA-256 of `stamp.proof` begin with the zero bits asked for' })
  proof: string;
  @Text({ max: 200, optional: true, description: 'Left empty: whatever fills it in is no person' }) website?: string;
  @RequiredText({ max: NAME, message: 'Please give your name' }) first_name: string;
  @Text({ max: NAME, optional: true }) last_name?: string;
  @Email({ message: 'Please give your email address' }) email: string;
  @Text({ max: NAME, optional: true, description: 'Left out: whoever writes rides' }) rider_name?: string;
  @CodeOf('RidingExperience', EXPERIENCES, { optional: true }) experience?: Experience;
}

export class EnquireInput extends StampedInput {
  @CodeOf('EnquiryWish', WISHES, { message: 'Please say what it is about' }) wish: Wish;
  @Text({ max: PHONE, optional: true }) phone?: string;
  @Count({ optional: true, min: BIRTH_YEARS.first, max: BIRTH_YEARS.last, description: 'The rider’s year of birth' })
  birth_year?: number;
  @RequiredText({ max: MESSAGE, message: 'Please write a sentence or two' }) message: string;
}

export class OwnEnquiryQuery extends PublicBarnQuery {
  @RequiredText({ max: 200, description: 'From the link in the mail' }) token: string;
}

export class ContinueEnquiryInput extends OwnEnquiryQuery {
  @RequiredText({ max: 64, description: 'Chosen by the browser for each text: the same twice is one text' })
  key: string;
  @RequiredText({ max: MESSAGE, message: 'Please write something' }) message: string;
}
