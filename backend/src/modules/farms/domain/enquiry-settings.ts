import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { choice, count, flag } from './setting.js';

/** What strangers may write by the public page, and how long it is kept. */
export const ENQUIRY_SETTINGS = [
  flag(
    'takes_enquiries',
    'Enquiries',
    'The public page has a form for questions and trial lessons. What is sent arrives under Enquiries, once its address is confirmed.',
  ),
  count(
    'enquiry_kept_months',
    'Enquiries are kept',
    `Months for which a closed enquiry is kept before it is erased; ${IF_EMPTY.enquiry_kept_months} if empty.`,
    { unit: 'months', min: 1, max: 60 },
  ),
  flag(
    'guests_ask',
    'Guests ask for a place',
    'With enquiries alone: who has no account asks on the public booking page for a place in a lesson, which staff give or decline.',
  ),
  count(
    'guest_place_hours',
    'A guest’s place is kept',
    `Hours for which a free place is kept until staff give or decline it; ${IF_EMPTY.guest_place_hours} if empty, 0: none is kept.`,
    { unit: 'hours', min: 0, max: 168 },
  ),
  choice(
    'guests_pay',
    'Guests pay by card',
    'At the price of the section’s single lesson; held on the card, taken when you give the place. Needs an account for cards.',
    { options: ['no', 'may', 'must'] },
  ),
  flag(
    'guests_say_weight',
    'Guests say a weight',
    'Who asks for a place says what the rider weighs, in kilograms; it is erased with the enquiry.',
  ),
];
