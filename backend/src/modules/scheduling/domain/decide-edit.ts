import type { LessonEvent } from '../events.js';
import type { PlannedLesson } from './lesson.js';
import type { Notice } from './notice.js';

/** Only what is to change is there. */
export interface LessonEdit {
  title?: string;
  /** Null takes the instructor off. */
  instructorId?: string | null;
  locationId?: string;
  sectionId?: string;
}
/** What the new section brings with it. */
export interface NewSection {
  max_enrollment: number | null;
}

/** What differs from the lesson as it is; nothing when nothing does. A section brings its number of places with it. */
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
    { type: 'scheduling.LessonEdited', data: { lessonId, ...changed, ...places, formerInstructorId, ...notice } },
  ];
}
