import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type Reschedule = {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly applyToFuture: 0 | 1;
  readonly version?: number;
  readonly sendNotification?: 0 | 1;
  readonly updated_notification_message?: string;
};

export const useRescheduleLesson = (options: WriteOptions<Reschedule, Lessons> = {}) => useWrite('lessons/reschedule', options);
