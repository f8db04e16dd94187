import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type EditAction = 'title' | 'datetime' | 'instructor' | 'location' | 'section' | 'notes';

export type LessonEdit = Input<'UpdateLessonInput'>;

export const useUpdateLesson = (options: WriteOptions<LessonEdit, Lessons> = {}) => useWrite('lessons/update', options);
