import type { Sql } from '../../../platform/database/connect.js';
import { clashes } from './clashes.js';
import { lessonText, lessonsText } from './lessons.js';
import type { Viewer } from './viewer.js';

/** The lessons a command changed, as it answers with them: like the calendar, the chosen one also alone, and warnings beside. */
export async function changedLessons(sql: Sql, viewer: Viewer, ids: readonly [string, ...string[]]): Promise<string> {
  const [[row], warnings] = await Promise.all([
    sql<[{ text: string; lesson: string | null }]>`select (${lessonsText(sql, viewer, { ids })}) as text, (${lessonText(sql, viewer, ids[0])}) as lesson`,
    viewer.kind === 'family' ? [] : clashes(sql, ids),
  ]);
  return `${row.text},"lesson":${row.lesson ?? 'null'},"warnings":${JSON.stringify(warnings)}}`;
}
