import type { ClientLesson } from '../requests/client-lesson';
import { isCancelled } from '../requests/client-lesson';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icon';
import styles from './lesson-row.module.css';

/** These count as used: they are marked so that nobody wonders where a lesson went. */
const charged = ['CLC', 'CNS', 'CNM'];

/** A word and a shape beside the colour; a lesson that simply stands in the plan needs none. */
export const LessonStatus = ({ lesson }: { readonly lesson: ClientLesson }) => {
  const code = lesson.enrollment_status_code ?? 'SCH';
  if (code === 'COM') {
    return (
      <span className={classes(styles.status, styles.done)}>
        <Icon name="tick" size={16} /> {lesson.enrollment_status_name}
      </span>
    );
  }
  if (!isCancelled(lesson)) return null;
  const words = [lesson.cancel_label, lesson.enrollment_status_name].filter(
    (word, index, all) => word && all.indexOf(word) === index,
  );
  return (
    <span className={classes(styles.status, charged.includes(code) ? styles.tag : styles.off)}>
      {words.join(' · ')}
    </span>
  );
};
