/** For other modules. The tables that their queries may join stand under `publishes` in people.module.ts. */
export type { AccountsMerged, PersonActivationChanged, PersonChanged, PersonRole } from './events.js';
export { isOwnLesson } from './queries/own-lessons.js';
export { isOwnPerson, ownStudents } from './queries/own-people.js';
export { isLimited, isShownPerson, isShownRider, isShownStudent, knowsStudent } from './queries/shown-people.js';
export { AddAdministrator } from './commands/hire.js';
