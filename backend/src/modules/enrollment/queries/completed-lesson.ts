import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { CompletedReply } from '../http/enrollment.replies.js';
import { lessonStudents } from './lesson-students.js';

/** A lesson as the calendar has it, and its students, after it was marked as held. */
export async function completedLesson(sql: Sql, farmId: string, lessonId: string): Promise<CompletedReply> {
  const [documents, students] = await Promise.all([
    sql<
      { lesson: CompletedReply['lessons'][number] }[]
    >`select lesson::json as lesson from lesson_document where farm_id = ${farmId} and lesson_id = ${lessonId}`,
    lessonStudents(sql, farmId, { lessonId }),
  ]);
  const [document] = documents;
  if (!document) throw notFound('The lesson');
  return { lessons: [document.lesson], LessonStudents: students };
}
