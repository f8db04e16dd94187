import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type EditAction = 'title' | 'datetime' | 'instructor' | 'location' | 'section' | 'notes';

export type LessonEdit = {
  readonly id: string;
  readonly editAction: EditAction;
  readonly version?: number;
  readonly applyToFuture: 0 | 1;
  readonly title?: string;
  readonly start?: string;
  readonly end?: string;
  readonly instructor_id?: string;
  readonly location_id?: string;
  readonly section_id?: string;
  readonly lesson_notes?: string;
  readonly sendNotification?: 0 | 1;
  readonly updated_notification_message?: string;
};

export const useUpdateLesson = (options: WriteOptions<LessonEdit, Lessons> = {}) => useWrite('lessons/update', options);
