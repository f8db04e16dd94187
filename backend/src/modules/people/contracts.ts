/**
 * What other modules may know of people. Tables that may be joined in queries: `person` (an account holder is its own
 * billing_person_id, members point to the holder, staff have none), `student`, `instructor`, `student_section`.
 */
export type { PersonRole, PersonActivationChanged, PersonChanged } from './events.js';
export {
  accountContacts,
  accountOf,
  instructorOf,
  ownsStudent,
  type AccountContact,
} from './queries/people-lookups.js';
