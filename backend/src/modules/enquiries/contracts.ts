/** For other modules. Tables to join stand under `publishes` in enquiries.module.ts. */
export { EXPERIENCES, WISHES, type Experience, type Wish } from './domain/enquiry.js';
export type { EnquiryAnswered, EnquiryConfirmed, EnquiryContinued, EnquiryMade } from './events.js';
export { enquiryLink } from './enquiry-links.js';
export { enquiryMails } from './enquiry-mails.js';
export { ForgetEnquiries } from './commands/forget-enquiries.js';
