/** For other modules. The tables that their queries may join stand under `publishes` in setup.module.ts. */
export type { RolePermissionChanged, SectionAssignmentChanged, SetupChanged, SetupListName } from './events.js';
export { choices, checkChoice, checkChoices } from './facts/check-references.js';
export { closureOn, type Closure } from './domain/closures.js';
export { closuresIn } from './queries/closures.js';
export { termOn, type TermCalendar } from './domain/terms.js';
export { calendarOf, termCalendar } from './queries/term-calendar.js';
export { LeaveSections } from './commands/leave-sections.js';
/** Answered by the modules above. */
export * as askedBySetup from './lookups.js';
