/** For other modules. The tables that their queries may join stand under `publishes` in people.module.ts. */
export { maySeeContacts } from './domain/contacts.js';
export { BIRTH_YEARS, dateOfBirth, wholeYears } from './domain/date-of-birth.js';
export { heirsOf } from './domain/heirs.js';
export { likenessOf, type Likeness } from './domain/likeness.js';
export { PERSON_LIMITS } from './domain/limits.js';
export type {
  AccountsMerged,
  PeopleErased,
  PeopleRemoved,
  PersonActivationChanged,
  PersonChanged,
  PersonRole,
  RidersMerged,
} from './events.js';
export { located, type Located } from './queries/address.js';
export { countryCode } from './domain/country-code.js';
export { postalLines } from './domain/postal-lines.js';
export { accountHolderOf } from './queries/account-holder-of.js';
export { emailToWriteTo } from './queries/email-to-write-to.js';
export { guardiansToWriteTo } from './queries/guardians.js';
export { mayLeave } from './queries/preview-merge.js';
export { isOwnLesson } from './queries/own-lessons.js';
export { activeMates, familiesOf, nameOfAnother } from './queries/family.js';
export { isOnOwnAccount, isOwnPerson, ownStudents } from './queries/own-people.js';
export { isLimited, isShownPerson, isShownRider, isShownStudent, knowsStudent } from './queries/shown-people.js';
export { AddAdministrator } from './commands/hire.js';
export { AddRelative } from './commands/add-relative.js';
export { NoteMeasures } from './commands/note-measures.js';
export { AddMember, OpenAccounts, type Member, type NewAccount } from './commands/open-account.js';
export { AnswerTimeOff, NoteTimeOff } from './commands/answer-time-off.js';
export type { TimeOffWish } from './domain/decide-time-off.js';
export { TimeOffDaysInput } from './http/staff-time-off.replies.js';
export { wishOf } from './http/staff-time-off.controller.js';
export { absences, offFrom, offUntil } from './queries/absences.js';
export { isWithinHours, weekdayOf, type WeeklySpan } from './domain/weekly-hours.js';
export { spansOf } from './queries/weekly-hours.js';
export { TIME_OFF_STATES, type TimeOffAsked, type TimeOffSettled, type TimeOffState } from './time-off-events.js';
export { ErasePeople } from './commands/erase-people.js';
export { RemovePeople } from './commands/remove-people.js';
export { peopleLike, type KnownPerson } from './queries/lookalikes.js';
export { EmergencyContactReply } from './http/emergency-cards.replies.js';
export { keepsEmergencyCards, medicalNote, readsMedicalNote } from './queries/emergency-card.js';
export { photoConsentOf, photoConsentsOn } from './queries/photo-consent.js';
export { PHOTO_CONSENTS, type PhotoConsentWord } from './domain/decide-photo-consent.js';
export { shownLevel } from './queries/students.js';
/** Answered by the modules above. */
export * as askedByPeople from './lookups.js';
