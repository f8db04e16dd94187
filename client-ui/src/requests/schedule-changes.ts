import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ClientLesson, LessonPage } from './client-lesson';
import { lessonScheduleQuery } from './lesson-schedule';

const keyOf = (studentId: string) => lessonScheduleQuery(studentId).queryKey;

/** Shows a changed place at once, in the row where it stood. */
export const replaceInSchedule = (client: QueryClient, changed: ClientLesson): void => {
  client.setQueryData<InfiniteData<LessonPage, number>>(keyOf(changed.student_id), (schedule) => {
    if (!schedule) return schedule;
    const pages = schedule.pages.map((page) => ({
      ...page,
      data: page.data.map((lesson) => (lesson.lesson_person_id === changed.lesson_person_id ? changed : lesson)),
    }));
    return { ...schedule, pages };
  });
};

export const refreshSchedule = (client: QueryClient, studentId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(studentId) });
