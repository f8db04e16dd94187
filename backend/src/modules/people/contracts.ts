/** What other modules may know of people. Which tables their queries may join is said by `publishes` in people.module.ts. */
export type { PersonActivationChanged, PersonChanged, PersonRole } from './events.js';
export { isOwnPerson, ownStudents } from './queries/own-people.js';
export { isLimited, isShownRider, isShownStudent, knowsStudent } from './queries/shown-people.js';
