import { t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import type { ClientLesson } from '../../requests/client-lesson';
import { beginsAt } from '../../format/lesson-time';
import styles from './home-page.module.css';

const shown = 5;

export const Then = ({ lessons }: { readonly lessons: readonly ClientLesson[] }) => {
  const { base } = useFamily();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('Then')}</h2>
        <Link to={`${base}/lessons`}>{t('All lessons')}</Link>
      </div>
      {lessons.length === 0 && <p className="muted">{t('Nothing more is booked yet.')}</p>}
      {lessons.length > 0 && (
        <ul className={styles.list}>
          {lessons.slice(0, shown).map((lesson) => (
            <li key={lesson.lesson_person_id} className={styles.line}>
              <strong>{beginsAt(lesson)}</strong>
              <span>
                {lesson.title}
                {lesson.horse_name && <span className="muted"> {t('on {horse}', { horse: lesson.horse_name })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
