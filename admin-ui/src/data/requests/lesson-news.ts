import type { Message } from '@leadline/api-client';
import { keys } from './keys';
import type { OneLesson } from './lesson';
import type { Lessons } from './types';

export type LessonNews = Message<'lessons/changes'>;

/** All that happened meanwhile as one; what may be any lesson stays any. */
export const merged = (news: readonly LessonNews[]): LessonNews | null => {
  const told = news.filter(({ kinds }) => kinds.length > 0);
  const last = told.at(-1);
  if (!last) return null;
  const isAny = told.some(({ lessonIds }) => lessonIds.length === 0);
  return {
    position: last.position,
    lessonIds: isAny ? [] : [...new Set(told.flatMap(({ lessonIds }) => lessonIds))],
    kinds: [...new Set(told.flatMap(({ kinds }) => kinds))],
  };
};

/** An answer of another shape may be about any lesson: what a cancellation leads to, how many it concerns, how much a horse works. */
const shows = (data: object | undefined, ids: readonly string[]): boolean => {
  if (!data) return false;
  if ('lesson' in data) return ids.includes((data as OneLesson).lesson.id);
  const { lessons } = data as Partial<Lessons>;
  return Array.isArray(lessons) ? lessons.some(({ id }) => ids.includes(id)) : true;
};

/**
 * Whether a cached answer may be another after the news: it shows one of the lessons, or one may have come into its days. What a change
 * made here would do is not asked again: its lesson may be gone, and its dialog is about to be.
 */
export const isTouched = (
  { queryKey, data }: { readonly queryKey: readonly unknown[]; readonly data: unknown },
  { lessonIds, kinds }: LessonNews,
  isOwn = false,
): boolean => {
  if (queryKey[0] !== keys.lessons[0]) return false;
  if (isOwn && queryKey[1] === keys.previews[1]) return false;
  const isPlanned = kinds.some((kind) => kind.startsWith('scheduling.')) && queryKey[1] !== 'one';
  return lessonIds.length === 0 || isPlanned || shows(data as object | undefined, lessonIds);
};
