/** For other modules. The tables that their queries may join stand under `publishes` in people.module.ts. */
export { BIRTH_YEARS, dateOfBirth, wholeYears } from './domain/date-of-birth.js';
export { heirsOf } from './domain/heirs.js';
export { likenessOf, type Likeness } from './domain/likeness.js';
export { PERSON_LIMITS } from './domain/limits.js';
export type {
  AccountsMerged,
  PeopleErased,
  PersonActivationChanged,
  PersonChanged,
  PersonRole,
  RidersMerged,
} from './events.js';
export { guardiansToWriteTo } from './queries/guardians.js';
export { mayLeave } from './queries/preview-merge.js';
export { isOwnLesson } from './queries/own-lessons.js';
export { isOnOwnAccount, isOwnPerson, ownStudents } from './queries/own-people.js';
export { isLimited, isShownPerson, isShownRider, isShownStudent, knowsStudent } from './queries/shown-people.js';
export { AddAdministrator } from './commands/hire.js';
export { AddRelative } from './commands/add-relative.js';
export { AddMember, OpenAccounts, type Member, type NewAccount } from './commands/open-account.js';
export { ErasePeople } from './commands/erase-people.js';
export { RemovePeople } from './commands/remove-people.js';
export { peopleLike, type KnownPerson } from './queries/lookalikes.js';
/** Answered by the modules above. */
export * as askedByPeople from './lookups.js';
