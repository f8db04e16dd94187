import type { Sql } from '../../../platform/database/connect.js';
import { familyFacts } from './family-facts.js';
import { mailedLessons } from '../facts/mailed-lessons.js';
import { remarks } from './remarks.js';

interface Asked {
  studentId: string;
  lessons: readonly { lessonId: string }[];
  messageId?: string | null;
  notedIds?: readonly string[];
}

/** One round trip. */
export async function familyAndLessons(
  sql: Sql,
  farmId: string,
  { studentId, lessons, messageId = null, notedIds = [] }: Asked,
) {
  const subjectIds = [...(messageId ? [messageId] : []), ...notedIds];
  const [family, facts, written] = await Promise.all([
    familyFacts(sql, farmId, studentId),
    mailedLessons(
      sql,
      farmId,
      lessons.map(({ lessonId }) => lessonId),
    ),
    subjectIds.length ? remarks(sql, farmId, subjectIds) : new Map<string, string>(),
  ]);
  const notes = new Map([...written].filter(([id]) => id !== messageId));
  return { family, lessons: facts, message: (messageId && written.get(messageId)) || null, notes };
}
