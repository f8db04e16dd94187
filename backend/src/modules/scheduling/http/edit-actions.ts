import type { Commands } from '../../../platform/event-store/barn-transactions.js';
import type { Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { cancelLesson } from '../commands/cancel-lesson.js';
import { editLesson } from '../commands/edit-lesson.js';
import { noteLesson } from '../commands/note-lesson.js';
import { rescheduleLesson } from '../commands/reschedule-lesson.js';
import type { UpdateLessonInput } from './lessons.inputs.js';
import { cancellation, change, reschedule } from './read-lessons.js';

function required(field: string, value: string | undefined, message = `${field} is required`): string {
  if (!value) throw invalid(field, message);
  return value;
}
/** What may be taken away: empty says so, left out says nothing. */
function given<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw invalid(field, `${field} is required`);
  return value;
}

type Run = (commands: Commands, caller: Caller, input: UpdateLessonInput) => Promise<string[]>;
const rescheduled: Run = (commands, caller, input) => commands.execute(caller, rescheduleLesson, reschedule(input));

/** What each edit of `lessons/update` runs. D12; the texts of R070 for a missing section or place. */
export const editActions: Record<UpdateLessonInput['editAction'], Run> = {
  title: (commands, caller, input) =>
    commands.execute(caller, editLesson, { ...change(input), title: required('title', input.title) }),
  instructor: (commands, caller, input) =>
    commands.execute(caller, editLesson, {
      ...change(input),
      instructorId: given('instructor_id', input.instructor_id),
    }),
  location: (commands, caller, input) =>
    commands.execute(caller, editLesson, {
      ...change(input),
      locationId: required('location_id', input.location_id, 'section is required'),
    }),
  section: (commands, caller, input) =>
    commands.execute(caller, editLesson, {
      ...change(input),
      sectionId: required('section_id', input.section_id, 'section is required'),
    }),
  notes: (commands, caller, input) =>
    commands.execute(caller, noteLesson, { ...change(input), text: given('lesson_notes', input.lesson_notes) }),
  datetime: rescheduled,
  reschedule: rescheduled,
  cancel: (commands, caller, input) => commands.execute(caller, cancelLesson, cancellation(input)),
};
