import type { StoredEvent } from '../../../platform/event-store/event.js';
import type { LessonEdited, LessonRescheduled } from '../../scheduling/contracts.js';
import { groupByCommand } from './group-by-command.js';

type Change = LessonRescheduled | LessonEdited;

/** What one command did to one lesson. */
export interface LessonChange {
  lessonId: string;
  /** Where it stood before, if it moved. */
  from: { date: string; startTime: string } | null;
  /** Another instructor teaches it, or none; `formerInstructorId` who did, if anybody. */
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

/** Lessons that one command moved or edited, each once with all that happened to it, where people are to be told. B15 */
export const changedLessons = (events: readonly StoredEvent<Change>[]) =>
  groupByCommand(
    events.filter(({ data }) => data.notify),
    () => '',
  ).map(({ position, items }) => ({
    position,
    messageId: items[0].messageId ?? null,
    lessons: mergedByLesson(items),
  }));
