import type { Sql } from '../../../platform/database/connect.js';
import { clashes } from './clashes.js';
import { lessonLists, lessonTexts } from './lessons.js';
import type { Viewer } from './viewer.js';

/** The lessons a command changed, as it answers with them: like the calendar, the chosen one also alone, and warnings beside. */
export async function changedLessons(sql: Sql, viewer: Viewer, ids: readonly string[]): Promise<string> {
  const [rows, warnings] = await Promise.all([
    lessonTexts(sql, viewer, { asked: { ids } }),
    viewer.kind === 'family' ? [] : clashes(sql, ids),
  ]);
  const chosen = rows.find((row) => row.lesson_id === ids[0]);
  return `{${lessonLists(rows)},"lesson":${chosen?.lesson ?? 'null'},"warnings":${JSON.stringify(warnings)}}`;
}
