/** For other modules. Tables to join stand under `publishes` in enquiries.module.ts. */
export { EXPERIENCES, SUBJECTS, type Experience, type PlaceState, type Subject } from './domain/enquiry.js';
export type {
  EnquiryAnswered,
  EnquiryConfirmed,
  EnquiryContinued,
  EnquiryMade,
  PlaceDeclined,
  PlaceGiven,
} from './events.js';
export { enquiryLink } from './enquiry-links.js';
export { enquiryMails } from './enquiry-mails.js';
export { ForgetEnquiries } from './commands/forget-enquiries.js';
