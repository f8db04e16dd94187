import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Which hours stands in the table, where it can be erased. */
export type WeeklyHoursSet = DomainEvent<'people.WeeklyHoursSet', { instructorId: string; personId: string }>;

const ID = '01930000-0000-7000-8000-00000000000';

export const staffHoursEvents: EventCatalogue<WeeklyHoursSet> = {
  'people.WeeklyHoursSet': {
    version: 1,
    meaning: 'The hours in which somebody of the staff usually works were set, or cleared.',
    example: { instructorId: `${ID}1`, personId: `${ID}2` },
  },
};
