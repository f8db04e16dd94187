import type { LessonEvent } from '../events.js';
import type { PlannedLesson } from './lesson.js';
import type { Notice } from './notice.js';

export interface LessonEdit {
  title?: string;
  instructorId?: string | null;
  locationId?: string;
  sectionId?: string;
  /** Of the lesson itself, whatever its section brings along. */
  maxEnrollment?: number;
}
export interface NewSection {
  max_enrollment: number | null;
}

/** No event if nothing differs. A new section brings its number of places along. */
export function decideEdit(
  lesson: PlannedLesson,
  wanted: LessonEdit,
  section: NewSection | undefined,
  notice: Notice,
): LessonEvent[] {
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && value !== lesson[key as keyof LessonEdit]),
  );
  if (Object.keys(changed).length === 0) return [];
  const places = 'sectionId' in changed && section ? { maxEnrollment: section.max_enrollment } : {};
  const { lessonId } = lesson;
  const formerInstructorId = 'instructorId' in changed ? lesson.instructorId : null;
  return [
    { type: 'scheduling.LessonEdited', data: { lessonId, ...places, ...changed, formerInstructorId, ...notice } },
  ];
}
