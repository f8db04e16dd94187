import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type CancelLesson = {
  readonly id: string;
  readonly cancelAction: string;
  readonly cancelReason: string;
  readonly sendNotification: 0 | 1;
  readonly updated_notification_message: string;
  readonly purchase_date?: string;
  readonly makeup_start_date?: string;
  readonly expiry_date?: string;
};

export const useCancelLesson = (options: WriteOptions<CancelLesson, Lessons>) => useWrite('lessons/cancel', options);
