import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import { riderLevelEvents, type RiderLevelEvent, type RiderSkillsNoted } from './level-events.js';
import { staffHoursEvents, type WeeklyHoursSet } from './staff-hours-events.js';
import { timeOffEvents, type TimeOffEvent } from './time-off-events.js';

/** A person may have several roles. A15 */
export type PersonRole = 'account' | 'member' | 'student' | 'instructor' | 'administrator';

/** `fields` names what changed; the values are in the table, where they can be erased. */
export type PersonChanged = DomainEvent<
  'people.PersonChanged',
  { personId: string; change: 'added' | 'edited'; hats: PersonRole[]; fields: string[] }
>;
/** All people who became active or inactive together: an account holder takes the members along. F20 */
export type PersonActivationChanged = DomainEvent<
  'people.PersonActivationChanged',
  { personIds: string[]; active: boolean }
>;

/** Everybody of one account joined another, with what is theirs. */
export type AccountsMerged = DomainEvent<
  'people.AccountsMerged',
  { accountId: string; mergedId: string; personIds: string[] }
>;

/** One rider who stood there twice: what the second record had became the first one's. The second is inactive from then on. */
export type RidersMerged = DomainEvent<
  'people.RidersMerged',
  { studentId: string; mergedId: string; personId: string; mergedPersonId: string }
>;

/** People of one account who were added by mistake. Recorded with the account holder. */
export type PeopleRemoved = DomainEvent<'people.PeopleRemoved', { personIds: string[] }>;

/** `lessonIds`: lessons whose notes named one of them. Recorded with whoever was to be erased; a holder's members go along. */
export type PeopleErased = DomainEvent<'people.PeopleErased', { personIds: string[]; lessonIds: string[] }>;

export type PeopleEvent =
  | PersonChanged
  | PersonActivationChanged
  | AccountsMerged
  | RidersMerged
  | PeopleRemoved
  | PeopleErased
  | RiderLevelEvent
  | RiderSkillsNoted
  | TimeOffEvent
  | WeeklyHoursSet;

const ID = '01930000-0000-7000-8000-00000000000';

export const peopleEvents: EventCatalogue<PeopleEvent> = {
  ...riderLevelEvents,
  ...timeOffEvents,
  ...staffHoursEvents,
  'people.PersonChanged': {
    version: 1,
    meaning: 'A person was added or edited.',
    example: { personId: `${ID}1`, change: 'added', hats: ['account', 'student'], fields: ['first_name'] },
  },
  'people.PersonActivationChanged': {
    version: 1,
    meaning: 'People were inactivated or reactivated together.',
    endsSessions: true,
    example: { personIds: [`${ID}1`, `${ID}2`], active: false },
  },
  'people.AccountsMerged': {
    version: 1,
    meaning: 'Two accounts became one: everybody of the merged one joined the other.',
    example: { accountId: `${ID}1`, mergedId: `${ID}2`, personIds: [`${ID}2`, `${ID}3`] },
  },
  'people.RidersMerged': {
    version: 1,
    meaning: 'Two records of one rider became one; lessons, packages and notes of the other one came along.',
    example: { studentId: `${ID}1`, mergedId: `${ID}2`, personId: `${ID}3`, mergedPersonId: `${ID}4` },
  },
  'people.PeopleRemoved': {
    version: 1,
    meaning: 'People whom an import had added, and nobody had used since, were removed with it.',
    example: { personIds: [`${ID}1`, `${ID}2`] },
  },
  'people.PeopleErased': {
    version: 1,
    meaning: 'What the barn knew of these people was erased; lessons and money stay without their names.',
    endsSessions: true,
    example: { personIds: [`${ID}1`, `${ID}2`], lessonIds: [`${ID}3`] },
  },
};
