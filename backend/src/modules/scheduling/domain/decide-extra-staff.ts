import type { ExtraStaff, LessonEvent } from '../events.js';
import type { PlannedLesson } from './lesson.js';
import type { Notice } from './notice.js';

export type StaffTask = Pick<ExtraStaff, 'taskId' | 'instructorId'>;

const isSame = (a: StaffTask) => (b: StaffTask) => a.taskId === b.taskId && a.instructorId === b.instructorId;

const edited = (lesson: PlannedLesson, extraStaff: ExtraStaff[], notice: Notice): LessonEvent[] => [
  {
    type: 'scheduling.LessonEdited',
    data: { lessonId: lesson.lessonId, extraStaff, formerInstructorId: null, ...notice },
  },
];

/** Somebody may have several tasks, each once. R073 */
export const decideExtraStaffAddition = (
  lesson: PlannedLesson,
  wanted: StaffTask,
  newId: () => string,
  notice: Notice,
): LessonEvent[] =>
  lesson.extraStaff.some(isSame(wanted))
    ? []
    : edited(lesson, [...lesson.extraStaff, { id: newId(), ...wanted }], notice);

/** By person and task, because each lesson of a series has rows of its own. */
export function decideExtraStaffRemoval(lesson: PlannedLesson, gone: StaffTask, notice: Notice): LessonEvent[] {
  const left = lesson.extraStaff.filter((extra) => !isSame(gone)(extra));
  return left.length === lesson.extraStaff.length ? [] : edited(lesson, left, notice);
}
