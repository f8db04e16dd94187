import { statusName, type Input } from '@leadline/api-client';
import { useRosterWrite } from './use-roster-write';

export type MarkAttendance = Input<'lesson_people/updateAttendance'>;

const isCancelling = (code: string) => code !== 'SCH' && code !== 'COM';

export const useMarkAttendance = () =>
  useRosterWrite({
    call: 'lesson_people/updateAttendance',
    row: ({ id }) => id,
    mark: ({ enrollment_status_code: to }) => ({ to, horseName: null }),
    shown: ({ enrollment_status_code: code }) => ({
      enrollment_status_code: code,
      enrollment_status_name: statusName(code),
      filling: null,
      student_is_cancelled: isCancelling(code) ? 1 : 0,
    }),
  });
