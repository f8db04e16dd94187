import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { rosterStream } from '../domain/roster.js';
import { checkMayOpen, mayOpen } from '../domain/staff-limits.js';
import { futureLessonFacts, lessonFacts } from './lesson-facts.js';

export interface LessonScope {
  lessonId: string;
  applyToFuture?: boolean;
}

/** The lesson first and, if asked, the later ones of its series that the caller may change, with their rosters. A01 */
export async function loadOpenLessons(barn: BarnTransaction, { lessonId, applyToFuture }: LessonScope) {
  const { sql, farmId, actor } = barn;
  const found = await (applyToFuture
    ? futureLessonFacts(sql, farmId, actor, lessonId)
    : lessonFacts(sql, farmId, actor, [lessonId]));
  const chosen = found.find((lesson) => lesson.lessonId === lessonId);
  if (!chosen) throw notFound('The lesson');
  checkMayOpen(actor, chosen);
  const lessons = [chosen, ...found.filter((lesson) => lesson !== chosen && mayOpen(actor, lesson))];
  const rosters = await barn.loadAll(
    rosterStream,
    lessons.map((lesson) => lesson.lessonId),
  );
  return { chosen, lessons, rosters, roster: rosters.get(lessonId) ?? rosterStream.initial };
}
