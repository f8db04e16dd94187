import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

type CompleteLesson = { readonly lesson_date_time_id: string; readonly code: 'COM' };

export const useCompleteLesson = (options: WriteOptions<CompleteLesson, Lessons> = {}) =>
  useWrite('lesson_people/markLessonCompleted', options);
