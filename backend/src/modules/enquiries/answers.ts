import { askedByEnrollment } from '../enrollment/contracts.js';

export const enquiryAnswers = [
  askedByEnrollment.guests.answeredBy((sql) => sql`(select farm_id, enquiry_id as place_id, first_name from enquiry)`),
];
