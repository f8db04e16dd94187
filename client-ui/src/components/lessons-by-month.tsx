import { Fragment, type ReactNode } from 'react';
import type { ClientLesson } from '../requests/client-lesson';
import { monthOf } from '../format/dates';
import styles from './lessons-by-month.module.css';

type Props = { readonly lessons: readonly ClientLesson[]; readonly children: (lesson: ClientLesson) => ReactNode };

/** A weekly ride fills half a year: months give the eye something to hold on to. */
export const LessonsByMonth = ({ lessons, children }: Props) => {
  const months = [...new Set(lessons.map((lesson) => monthOf(lesson.scheduled_date)))];
  return months.map((month) => (
    <section key={month} className={styles.month}>
      <h2>{month}</h2>
      <ul>
        {lessons
          .filter((lesson) => monthOf(lesson.scheduled_date) === month)
          .map((lesson) => (
            <Fragment key={lesson.lesson_person_id}>{children(lesson)}</Fragment>
          ))}
      </ul>
    </section>
  ));
};
