import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { LessonEdited, LessonRescheduled } from '../../scheduling/contracts.js';
import { groupByCommand } from './group-by-command.js';

type Change = LessonRescheduled | LessonEdited;

export interface LessonChange {
  lessonId: string;
  /** The former time, if the lesson moved. */
  from: { date: string; startTime: string } | null;
  /** The instructor changed; `formerInstructorId` is null if there was none. */
  isReassigned: boolean;
  formerInstructorId: string | null;
}
export interface AnnounceChange {
  farmId: string;
  position: number;
  messageId: string | null;
  lessons: LessonChange[];
}

function mergedByLesson(items: readonly Change['data'][]) {
  const changes = new Map<string, LessonChange>();
  for (const data of items) {
    const before = changes.get(data.lessonId);
    changes.set(data.lessonId, {
      lessonId: data.lessonId,
      from: 'from' in data ? data.from : (before?.from ?? null),
      isReassigned: 'instructorId' in data || (before?.isReassigned ?? false),
      formerInstructorId:
        ('formerInstructorId' in data && data.formerInstructorId) || (before?.formerInstructorId ?? null),
    });
  }
  return [...changes.values()];
}

/** One entry per command and lesson, only if people are to be notified. B15 */
export const announcedChanges = (events: readonly StoredEvent<Change>[]) =>
  groupByCommand(
    events.filter(({ data }) => data.notify),
    () => '',
  ).map(({ position, items }) => ({
    position,
    messageId: items[0].messageId ?? null,
    lessons: mergedByLesson(items),
  }));
