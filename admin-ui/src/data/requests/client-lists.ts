import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { usePages } from './use-pages';

export type ClientLesson = Reply<'students/lessonSchedule'>['data'][number];
export type AttendanceYear = Reply<'students/attendanceYear'>;
export type Purchase = Reply<'items/studentPurchases'>['data'][number];

const PAGE = 100;
const PURCHASES = 10;

/** A rider's lessons to come, or gone by, page by page. */
export const useClientLessons = (what: 'lessonSchedule' | 'lessonHistory', studentId: string, limit = PAGE) =>
  usePages({
    queryKey: keys.clientLessons(what, studentId, limit),
    step: limit,
    load: (page, signal) => get(`students/${what}`, { student_id: studentId, ...page }, signal),
    rowsOf: ({ data }) => data,
  });

/** What became of a rider's lessons in the last year. */
export const useAttendanceYear = (studentId: string) =>
  useQuery({
    queryKey: keys.attendanceYear(studentId),
    queryFn: ({ signal }) => get('students/attendanceYear', { student_id: studentId }, signal),
  });

/** A rider's packages, the latest first. */
export const usePurchases = (studentId: string) =>
  usePages({
    queryKey: keys.purchases(studentId),
    step: PURCHASES,
    load: (page, signal) =>
      get(
        'items/studentPurchases',
        { student_id: studentId, sortBy: 'purchase_date', direction: 'desc', ...page },
        signal,
      ),
    rowsOf: ({ data }) => data,
  });
