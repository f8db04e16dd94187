import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, get } from '@leadline/api-client';
import { keys } from './keys';
import type { Lesson, LessonHorse, LessonStudent, LessonTask } from './types';

export type OneLesson = {
  readonly lesson: Lesson;
  readonly students: readonly LessonStudent[];
  readonly horses: readonly LessonHorse[];
  readonly tasks: readonly LessonTask[];
};

const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: keys.lesson(id),
    queryFn: async ({ signal }): Promise<OneLesson> => {
      const { lessons, LessonStudents, LessonHorses, tasks } = await get('lessons/index', { id }, signal);
      const lesson = lessons[0];
      if (!lesson)
        throw new ApiError(404, { code: 'not_found', message: 'This lesson was not found. It may have been deleted.' });
      return { lesson, students: LessonStudents, horses: LessonHorses, tasks };
    },
    staleTime: 5_000,
  });

export const useLesson = (id: string) => useQuery(lessonQuery(id));
