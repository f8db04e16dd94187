import { PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { Count, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { BIRTH_YEARS } from '../../people/contracts.js';
import { ENQUIRY_LIMITS, WEIGHTS } from '../domain/limits.js';
import { OwnEnquiryQuery, StampedInput } from './public-enquiries.inputs.js';

export class PlaceFormQuery extends PublicBarnQuery {
  @Id() lesson_id: string;
}

export class PayPlaceInput extends OwnEnquiryQuery {
  @Count({ max: 1_000_000_000, description: 'In cents with the fee, as shown; refused where it is another by now' })
  total: number;
}

export class PlacePaidInput extends OwnEnquiryQuery {
  @RequiredText({ max: 200, description: 'The id of the payment intent' }) reference: string;
}

export class AskForPlaceInput extends StampedInput {
  @Id() lesson_id: string;
  @RequiredText({ max: ENQUIRY_LIMITS.phone, message: 'Please give a phone number' }) phone: string;
  @Count({
    min: BIRTH_YEARS.first,
    max: BIRTH_YEARS.last,
    message: 'Please give the rider’s year of birth',
    description: 'The rider’s year of birth',
  })
  birth_year: number;
  @Count({ optional: true, ...WEIGHTS, description: 'Kilograms; needed where the barn asks' }) rider_weight?: number;
  @Text({ max: ENQUIRY_LIMITS.message, optional: true }) message?: string;
}
