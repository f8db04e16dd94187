import { command } from '../../../platform/event-store/command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { lessonStream } from '../domain/lesson.js';
import { notedOtherwise } from './lesson-notes.js';
import { lessonsInReach, refuseStale, type Reach } from './lessons-in-reach.js';

export interface NoteLesson extends Reach {
  /** Replaces what stood there; empty takes it away. D14 */
  text: string;
}

/** Writes the general note of a lesson, and of the later ones of its series if asked. */
export const noteLesson = command('scheduling.NoteLesson', async (barn, { text, ...reach }: NoteLesson) => {
  const { chosen, later } = await lessonsInReach(barn, reach);
  const lessonIds = await notedOtherwise(
    barn,
    [chosen, ...later].map((lesson) => lesson.lessonId),
    text,
  );
  if (lessonIds.length === 0) return [chosen.lessonId];
  await Promise.all([
    refuseStale(barn, chosen, reach.version),
    barn.execute(WriteRemark, { remarks: lessonIds.map((subjectId) => ({ subjectId, text })) }),
  ]);
  for (const lessonId of lessonIds)
    barn.append(lessonStream, lessonId, [{ type: 'scheduling.LessonNoted', data: { lessonId } }]);
  return lessonIds;
});
