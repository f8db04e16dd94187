import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { LessonTime } from './events.js';

/** The lesson's rows go with it. What it was called, when it was and who worked in it stays here; it can be brought back. C23 */
export type LessonDeleted = DomainEvent<
  'scheduling.LessonDeleted',
  LessonTime & {
    lessonId: string;
    title: string;
    /** Instructor and helpers; none in events from before they were recorded, which have no end either. */
    staffIds: readonly string[];
    /** Null in events from before it was recorded. */
    locationId: string | null;
    /** Called off before, so that nobody expected it; false in events from before this was recorded. */
    wasCancelled: boolean;
    notify: boolean;
  }
>;

const day = '2026-11-24';

export const deletionEvents: EventCatalogue<LessonDeleted> = {
  'scheduling.LessonDeleted': {
    version: 3,
    upcast: {
      1: (data) => ({
        ...data,
        endDate: data['date'],
        endTime: data['startTime'],
        isAllday: false,
        staffIds: [],
        notify: false,
      }),
      2: (data) => ({ ...data, locationId: null, wasCancelled: false }),
    },
    meaning: 'A lesson was deleted, with everything that stood in it.',
    example: {
      date: day,
      startTime: '16:00',
      endDate: day,
      endTime: '17:00',
      isAllday: false,
      lessonId: '01930000-0000-7000-8000-000000000002',
      title: 'Beginner group',
      staffIds: [],
      locationId: null,
      wasCancelled: false,
      notify: true,
    },
  },
};
