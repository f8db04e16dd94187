import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';

export type LessonEdit = Input<'lessons/update'>;
export type EditAction = Extract<
  LessonEdit['editAction'],
  'title' | 'datetime' | 'instructor' | 'location' | 'section' | 'notes'
>;

export const useUpdateLesson = (options: WriteOptions<'lessons/update'> = {}) => useWrite('lessons/update', options);
