import { useWrite, type WriteOptions } from './use-write';

type EnrollStudent = {
  readonly student_id: string;
  readonly lesson_date_time_id: string;
  readonly applyToFuture: 0 | 1;
};

export const useEnrollStudent = (options: WriteOptions<EnrollStudent, unknown> = {}) =>
  useWrite('lesson_people/create', options);
