import type { ReactNode } from 'react';
import { when } from '../../../format/dates';
import { t } from '../../../i18n/t';
import type { PlaceForm } from './enquiries';
import styles from './enquiry.module.css';

type Props = { readonly lesson: PlaceForm['lesson']; readonly children?: ReactNode };

/** Which lesson it is: when, with whom, where. */
export const AskedLesson = ({ lesson, children }: Props) => {
  const { title, scheduled_date, scheduled_starttime, scheduled_endtime, instructor_name, location_name } = lesson;
  return (
    <section className={styles.lesson} aria-label={t('The lesson')}>
      <strong>{title}</strong>
      <span>{`${when(scheduled_date, scheduled_starttime)}–${scheduled_endtime}`}</span>
      <span className="muted">
        {[instructor_name && t('with {name}', { name: instructor_name }), location_name].filter(Boolean).join(' · ')}
      </span>
      {children && <span>{children}</span>}
    </section>
  );
};
