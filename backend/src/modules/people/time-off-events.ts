import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Only approved days count when lessons are planned. */
export const TIME_OFF_STATES = ['asked', 'approved', 'declined', 'withdrawn'] as const;
export type TimeOffState = (typeof TIME_OFF_STATES)[number];

interface OfStaff {
  timeOffId: string;
  instructorId: string;
  personId: string;
}

/** Which days, and why, stands in the table, where it can be erased. `isChange`: other days, or other words, of what waits already. */
export type TimeOffAsked = DomainEvent<'people.TimeOffAsked', OfStaff & { isChange: boolean }>;

/** `former` is null for days that an administrator noted unasked. */
export type TimeOffSettled = DomainEvent<
  'people.TimeOffSettled',
  OfStaff & { state: TimeOffState; former: TimeOffState | null }
>;

export type TimeOffEvent = TimeOffAsked | TimeOffSettled;

const ID = '01930000-0000-7000-8000-00000000000';
const whose = { timeOffId: `${ID}1`, instructorId: `${ID}2`, personId: `${ID}3` };

export const timeOffEvents: EventCatalogue<TimeOffEvent> = {
  'people.TimeOffAsked': {
    version: 1,
    meaning: 'Somebody of the staff asked for days off, or for other ones.',
    example: { ...whose, isChange: false },
  },
  'people.TimeOffSettled': {
    version: 1,
    meaning: 'Days off of somebody of the staff were approved, declined, withdrawn, or are to be answered again.',
    example: { ...whose, state: 'approved', former: 'asked' },
  },
};
