import { statusName } from '@leadline/api-client';
import { useRosterWrite } from './use-roster-write';

export type MarkAttendance = { readonly id: string; readonly enrollment_status_code: string };

const isCancelling = (code: string) => code !== 'SCH' && code !== 'COM';

export const useMarkAttendance = () =>
  useRosterWrite<MarkAttendance>({
    path: 'lesson_people/updateAttendance',
    row: ({ id }) => id,
    shown: ({ enrollment_status_code: code }) => ({
      enrollment_status_code: code,
      enrollment_status_name: statusName(code),
      student_is_cancelled: isCancelling(code) ? 1 : 0,
    }),
  });
