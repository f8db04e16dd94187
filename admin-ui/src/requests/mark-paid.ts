import { useWrite, type WriteOptions } from './use-write';

type MarkPaid =
  | { readonly id: string; readonly paid: 0 | 1 }
  | { readonly lesson_date_time_id: string; readonly paid: 0 | 1 };

export const useMarkPaid = (options: WriteOptions<MarkPaid, unknown> = {}) =>
  useWrite('lesson_people/markPaid', options);
