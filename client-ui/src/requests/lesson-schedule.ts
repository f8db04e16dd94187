import { get } from '@leadline/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ClientLesson, LessonPage } from './client-lesson';
import { nextOffset } from './paging';

const pageSize = 100;
const key = (studentId: string) => ['lesson-schedule', studentId] as const;

const fetchSchedule = (studentId: string, offset: number, signal: AbortSignal): Promise<LessonPage> =>
  get('students/lessonSchedule', { student_id: studentId, limit: pageSize, offset }, signal);

/** What a rider has ahead, soonest first, cancelled places included. */
export const lessonScheduleQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: key(studentId),
    queryFn: ({ pageParam, signal }) => fetchSchedule(studentId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Shows a changed place at once, in the row where it stood. */
export const replaceInSchedule = (client: QueryClient, changed: ClientLesson): void => {
  client.setQueryData<InfiniteData<LessonPage, number>>(key(changed.student_id), (schedule) => {
    if (!schedule) return schedule;
    const pages = schedule.pages.map((page) => ({
      ...page,
      data: page.data.map((lesson) => (lesson.lesson_person_id === changed.lesson_person_id ? changed : lesson)),
    }));
    return { ...schedule, pages };
  });
};

export const refreshSchedule = (client: QueryClient, studentId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: key(studentId) });
