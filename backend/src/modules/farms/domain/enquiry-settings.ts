import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { count, flag } from './setting.js';

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
];
