import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { checkKnowsStudent, checkMayAddStudents } from '../domain/staff-limits.js';
import { entryOf, waitingStream } from '../domain/waiting-list.js';
import { lessonFacts } from './lesson-facts.js';
import { studentFacts } from './student-facts.js';

export interface WaitingRider {
  lessonId: string;
  studentId: string;
}

/** One round trip. Another family's rider is 404; `entry` is undefined for who does not wait. */
export async function loadEntry(barn: BarnTransaction, { lessonId, studentId }: WaitingRider) {
  const { sql, farmId, actor } = barn;
  const [list, [lesson], student] = await Promise.all([
    barn.load(waitingStream, lessonId),
    lessonFacts(sql, farmId, actor, [lessonId]),
    studentFacts(sql, farmId, actor, studentId),
  ]);
  if (!lesson) throw notFound('The lesson');
  checkKnowsStudent(student);
  checkMayAddStudents(actor, lesson);
  return { list, lesson, entry: entryOf(list, studentId) };
}
