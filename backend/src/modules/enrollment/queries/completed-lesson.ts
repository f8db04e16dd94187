import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/http/errors.js';
import type { CompletedReply } from '../http/enrollment.replies.js';
import { lessonStudents } from './lesson-students.js';

/** A lesson as the calendar has it, and its students, after it was marked as held. */
export async function completedLesson(sql: Sql, farmId: string, lessonId: string): Promise<CompletedReply> {
  const [documents, places] = await Promise.all([
    sql<{ lesson: CompletedReply['lessons'][number] }[]>`select lesson::json as lesson from lesson_document where farm_id = ${farmId} and lesson_id = ${lessonId}`,
    sql<{ id: string }[]>`select lesson_person_id as id from lesson_person where farm_id = ${farmId} and lesson_id = ${lessonId}`,
  ]);
  const [document] = documents;
  if (!document) throw notFound('The lesson');
  return { lessons: [document.lesson], LessonStudents: await lessonStudents(sql, farmId, places.map((place) => place.id)) };
}
