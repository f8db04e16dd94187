import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { PlannedLesson } from '../domain/lesson.js';
import { startOf } from '../domain/lesson-time.js';
import { planningFacts } from './planning-facts.js';

/** What of a lesson is still in use. */
export const copyFacts = (barn: BarnTransaction, lesson: PlannedLesson) =>
  planningFacts(barn, {
    sectionId: lesson.sectionId,
    start: startOf(lesson.time),
    instructorId: lesson.instructorId ?? undefined,
    locationId: lesson.locationId,
    studentIds: [],
    horseIds: [],
    extraStaff: lesson.extraStaff,
  });
