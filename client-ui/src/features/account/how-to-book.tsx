import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import styles from './account-page.module.css';

export const HowToBook = () => {
  const { base, barn, riders } = useFamily();
  return (
    <section className={styles.section}>
      <h2>{t('How to book a lesson')}</h2>
      <ol className={styles.steps}>
        {riders.length > 1 && <li>{t('Choose the rider at the top of the page.')}</li>}
        <li>{t('Open Book: it lists the lessons with free places, day by day.')}</li>
        <li>{t('Tap a lesson to see who teaches it and what it uses.')}</li>
        <li>{t('Tap Add. The place is yours at once, and a mail confirms it.')}</li>
        {barn.clients_can_book_makeups === 1 && barn.clients_can_book_lessons === 1 && (
          <li>{t('Is there a makeup to use? Tick “Use makeup if available?” before you tap Add.')}</li>
        )}
      </ol>
      <ButtonLink to={`${base}/calendarbook`}>{t('Book Lesson')}</ButtonLink>
    </section>
  );
};
