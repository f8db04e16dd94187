import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isLimited } from '../../people/contracts.js';
import { askedByScheduling } from '../../scheduling/contracts.js';
import type { CompletedReply } from '../http/enrollment.replies.js';
import { lessonStudents } from './lesson-students.js';

export async function completedLesson(sql: Sql, { farmId, actor }: Asker, lessonId: string): Promise<CompletedReply> {
  const [documents, students] = await Promise.all([
    sql<
      { lesson: CompletedReply['lessons'][number] }[]
    >`select lesson::json as lesson from ${askedByScheduling.shownLessons(sql)} d where farm_id = ${farmId} and lesson_id = ${lessonId}`,
    lessonStudents(sql, farmId, { lessonId, knownTo: actor }),
  ]);
  const [document] = documents;
  if (!document) throw notFound('The lesson');
  const riding = students.filter((student) => !student.student_is_cancelled).map(({ name }) => name);
  const shown = isLimited(actor) ? { studentString: riding.join(', ') } : {};
  return { lessons: [{ ...document.lesson, ...shown }], LessonStudents: students };
}
