import type { Caller } from '../../../platform/http/caller.js';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import { CancelLesson, EditLesson, NoteLesson, RescheduleLesson } from '../../scheduling/contracts.js';
import type { UpdateLessonInput } from './lessons.inputs.js';
import { parseCancellation, parseChange, parseMove } from './parse-lessons.js';

function required(field: string, value: string | undefined, message = `${field} is required`): string {
  if (!value) throw invalid(field, message);
  return value;
}
/** For fields that can be cleared: an empty value clears, a missing one is refused. */
function given<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw invalid(field, `${field} is required`);
  return value;
}

type CommandFor = (caller: Caller, input: UpdateLessonInput) => BarnCommand<unknown, string[]>;
const move: CommandFor = (caller, input) => new RescheduleLesson(caller, parseMove(input));

/** Required fields of each edit of `lessons/update` (D12); the texts for a missing section or place are R070's. */
export const updateActions: Record<UpdateLessonInput['editAction'], CommandFor> = {
  title: (caller, input) => new EditLesson(caller, { ...parseChange(input), title: required('title', input.title) }),
  instructor: (caller, input) =>
    new EditLesson(caller, { ...parseChange(input), instructorId: given('instructor_id', input.instructor_id) }),
  location: (caller, input) =>
    new EditLesson(caller, {
      ...parseChange(input),
      locationId: required('location_id', input.location_id, 'section is required'),
    }),
  section: (caller, input) =>
    new EditLesson(caller, {
      ...parseChange(input),
      sectionId: required('section_id', input.section_id, 'section is required'),
    }),
  notes: (caller, input) =>
    new NoteLesson(caller, { ...parseChange(input), text: given('lesson_notes', input.lesson_notes) }),
  datetime: move,
  reschedule: move,
  cancel: (caller, input) => new CancelLesson(caller, parseCancellation(input)),
};
