import { get } from '@leadline/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LessonPage } from '../../requests/client-lesson';
import { nextOffset } from '../../requests/paging';

const pageSize = 100;

const fetchHistory = (studentId: string, offset: number, signal: AbortSignal): Promise<LessonPage> =>
  get('students/lessonHistory', { student_id: studentId, limit: pageSize, offset }, signal);

export const lessonHistoryQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: ['lesson-history', studentId],
    queryFn: ({ pageParam, signal }) => fetchHistory(studentId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** What became of the rider's lessons in the last year. */
export const attendanceYearQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['lesson-history', studentId, 'year'],
    queryFn: ({ signal }) => get('students/attendanceYear', { student_id: studentId }, signal),
  });
