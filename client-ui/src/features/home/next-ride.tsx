import { rich, t } from '../../i18n/t';
import type { CSSProperties } from 'react';
import { useFamily } from '../../family/family-context';
import type { ClientLesson } from '../../requests/client-lesson';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import { nearby, shortDay, todayIn } from '../../format/dates';
import { beginsAt, lasts } from '../../format/lesson-time';
import styles from './home-page.module.css';

const mapOf = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

export const NextRide = ({ lesson }: { readonly lesson: ClientLesson }) => {
  const { barn, base } = useFamily();
  const near = nearby(lesson.scheduled_date, todayIn(barn.time_zone));
  const address = [barn.address, barn.address2].filter(Boolean).join(', ');
  const notes = barn.show_general_lesson_notes_on_client_page === 1 ? lesson.lesson_notes : null;
  return (
    <section className={styles.next} style={{ '--edge': lesson.color_code ?? undefined } as CSSProperties}>
      <h2 className={styles.eyebrow}>{near ? t('Next ride · {day}', { day: near }) : t('Next ride')}</h2>
      <p className={styles.when}>{beginsAt(lesson)}</p>
      <p className={styles.horse}>
        {lesson.horse_name ? (
          rich('on <b>{horse}</b>', { horse: lesson.horse_name, b: (name) => <strong>{name}</strong> })
        ) : (
          <span className="muted">{t('horse not chosen yet')}</span>
        )}
        {lesson.instructor_name && ` · ${t('with {name}', { name: lesson.instructor_name })}`}
      </p>
      <p className="muted numbers">{[lesson.title, lesson.location_name, lasts(lesson)].filter(Boolean).join(' · ')}</p>
      {!lesson.item_id && <p className="muted">{t('not on a package')}</p>}
      {lesson.makeup_from_date && (
        <p className="muted">{t('This is a Makeup Lesson from {day}', { day: shortDay(lesson.makeup_from_date) })}</p>
      )}
      {notes && <p>{notes}</p>}
      <div className={styles.buttons}>
        {lesson.can_cancel === 1 && (
          <ButtonLink to={`${base}/modalCancel/${lesson.lesson_person_id}`} state={openedHere}>
            {t('Cancel…')}
          </ButtonLink>
        )}
        {address && <ButtonAnchor href={mapOf(address)}>{t('Directions')}</ButtonAnchor>}
      </div>
    </section>
  );
};
