import { get } from '@leadline/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LessonPage } from './client-lesson';
import { nextOffset } from './paging';

const pageSize = 100;

const fetchSchedule = (studentId: string, offset: number, signal: AbortSignal): Promise<LessonPage> =>
  get('students/lessonSchedule', { student_id: studentId, limit: pageSize, offset }, signal);

/** What a rider has ahead, soonest first, cancelled places included. */
export const lessonScheduleQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: ['lesson-schedule', studentId] as const,
    queryFn: ({ pageParam, signal }) => fetchSchedule(studentId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
