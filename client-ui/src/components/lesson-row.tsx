import { t } from '../i18n/t';
import { withOwner } from './package-words';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isCancelled, type ClientLesson } from '../requests/client-lesson';
import { classes } from '../ui/classes';
import { openedHere } from '../ui/use-close-sheet';
import { shortDay } from '../format/dates';
import { spanWords } from '../format/lesson-span';
import styles from './lesson-row.module.css';
import { LessonStatus } from './lesson-status';

type Props = {
  readonly lesson: ClientLesson;
  readonly showNotes: boolean;
  /** The page's own address, under which the sheets open. */
  readonly page: string;
  readonly children?: ReactNode;
};

/** One lesson of a rider, as the schedule and the history show it. */
export const LessonRow = ({ lesson, showNotes, page, children }: Props) => (
  <li className={classes(styles.row, isCancelled(lesson) && styles.cancelled)}>
    <span className={styles.edge} style={{ '--edge': lesson.color_code ?? undefined } as CSSProperties} />
    <p className={styles.when}>{spanWords(lesson)}</p>
    {children && <div className={styles.actions}>{children}</div>}
    <div className={styles.what}>
      <p className={styles.title}>{[lesson.title, lesson.location_name].filter(Boolean).join(' · ')}</p>
      <p className="muted">
        {[
          lesson.instructor_name && t('with {name}', { name: lesson.instructor_name }),
          lesson.horse_name && t('on {horse}', { horse: lesson.horse_name }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <LessonStatus lesson={lesson} />
      {lesson.makeup_from_date && (
        <p className="muted">{t('This is a Makeup Lesson from {day}', { day: shortDay(lesson.makeup_from_date) })}</p>
      )}
      {lesson.cancellation_note && <p className={styles.notes}>{lesson.cancellation_note}</p>}
      {showNotes && lesson.lesson_notes && <p className={styles.notes}>{lesson.lesson_notes}</p>}
      {lesson.item_id && lesson.product_name && (
        <p>
          <Link className="target" to={`${page}/package/${lesson.item_id}`} state={openedHere}>
            {withOwner(lesson.product_name, lesson.item_of)}
          </Link>
        </p>
      )}
    </div>
  </li>
);
