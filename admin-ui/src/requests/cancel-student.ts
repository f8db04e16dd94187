import { useWrite, type WriteOptions } from './use-write';

export type CancelStudent = {
  readonly id: string;
  readonly newEnrollStatus: string;
  readonly cancel_note: string;
  readonly sendNotification: 0 | 1;
  readonly updated_notification_message?: string;
  readonly purchase_date?: string;
  readonly makeup_start_date?: string;
  readonly expiry_date?: string;
};

export const useCancelStudent = (options: WriteOptions<CancelStudent, unknown>) => useWrite('lesson_people/cancelStudent', options);
