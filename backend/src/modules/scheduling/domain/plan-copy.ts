import { invalid } from '../../../platform/errors/refusal.js';
import type { PlannedLesson } from './lesson.js';
import type { LessonPlan, PlanningFacts } from './plan-lesson.js';

interface Copying {
  facts: Pick<PlanningFacts, 'section' | 'instructors' | 'locations' | 'tasks'>;
  timeZone: string;
  /** For the later lessons of a series, to which makeups do not go. F17 */
  recurs: boolean;
  notify: boolean;
}

/** A lesson like this one. Staff who have left are left out; riders and horses come by enrollment's policy. G09 F20 */
export function planCopy(lesson: PlannedLesson, { facts, timeZone, recurs, notify }: Copying): LessonPlan {
  const { lessonId, title, time, sectionId, instructorId, locationId, maxEnrollment } = lesson;
  const { section, instructors, locations, tasks } = facts;
  if (!section?.is_active) throw invalid('section_id', 'This section is not in use any more.');
  if (!locations.includes(locationId)) throw invalid('location_id', 'This location is not in use at this barn');
  return {
    ...time,
    title,
    timeZone,
    sectionId,
    programId: section.program_id,
    instructorId: instructorId !== null && instructors.includes(instructorId) ? instructorId : null,
    locationId,
    maxEnrollment,
    extraStaff: lesson.extraStaff
      .filter((extra) => instructors.includes(extra.instructorId) && tasks.includes(extra.taskId))
      .map((extra) => ({ taskId: extra.taskId, instructorId: extra.instructorId })),
    roster: { studentIds: [], horseIds: [] },
    copyOf: { lessonId, recurs },
    notify,
  };
}
