import { t, type Text } from '../../i18n/t';
import { when } from '../../format/dates';
import styles from './package-lessons.module.css';
import type { PackageLesson } from '../../requests/student-purchase';

const groups: readonly (readonly [PackageLesson['within'], Text])[] = [
  ['within', 'Lessons on this package'],
  ['before', 'Before it started'],
  ['after', 'After it ended'],
];

/** Which lessons a package paid for, and those around it that it did not. */
export const PackageLessons = ({ lessons }: { readonly lessons: readonly PackageLesson[] }) =>
  groups.map(([within, heading]) => {
    const rows = lessons.filter((lesson) => lesson.within === within);
    if (rows.length === 0) return null;
    return (
      <section key={within}>
        <h3>{t(heading)}</h3>
        <ul className={styles.list}>
          {rows.map((lesson) => (
            <li key={`${lesson.scheduled_date} ${lesson.scheduled_starttime} ${lesson.title}`}>
              <span className="numbers">{when(lesson.scheduled_date, lesson.scheduled_starttime)}</span>
              <span>{[lesson.title, lesson.rider_name].filter(Boolean).join(' · ')}</span>
              <span className="muted">{lesson.enrollment_status_name}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
