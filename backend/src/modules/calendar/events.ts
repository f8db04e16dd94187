import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

export const FEED_KINDS = ['staff', 'horse', 'location', 'barn'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

type Feed = { feedId: string; kind: FeedKind; subjectId: string; loginId: string };

/** The address is not in the log: `feedAddress` computes it from `feedId`. */
export type FeedMade = DomainEvent<'calendar.FeedMade', Feed>;
export type FeedRevoked = DomainEvent<'calendar.FeedRevoked', Feed>;

export type CalendarEvent = FeedMade | FeedRevoked;

const ID = '01930000-0000-7000-8000-00000000000';
const example: Feed = { feedId: `${ID}1`, kind: 'staff', subjectId: `${ID}2`, loginId: `${ID}3` };

export const calendarEvents: EventCatalogue<CalendarEvent> = {
  'calendar.FeedMade': { version: 1, meaning: 'A secret address for calendar programs was made.', example },
  'calendar.FeedRevoked': { version: 1, meaning: 'A secret address for calendar programs is worthless.', example },
};
