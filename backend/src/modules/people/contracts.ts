/** What other modules may know of people. Tables that may be joined in queries: `person`, `student`, `instructor`, `student_section`. */
export type { Hat, PersonActivationChanged, PersonChanged } from './events.js';
