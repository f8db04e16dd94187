import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { t } from '../../i18n/t';
import { photoConsentQuery } from '../../requests/photo-consent';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './emergency.module.css';
import { pictureWords } from './picture-words';

const answeredWords = (day: string, name: string | null, isByStaff: boolean): string => {
  if (isByStaff)
    return name ? t('Noted by staff on {day} by {name}', { day, name }) : t('Noted by staff on {day}', { day });
  return name ? t('Answered on {day} by {name}', { day, name }) : t('Answered on {day}', { day });
};

/** What is answered about pictures of this rider, by whom and when; where the barn asks. */
export const Pictures = () => {
  const { rider, base } = useFamily();
  const { data: consent } = useQuery(photoConsentQuery(rider.studentId));
  if (!consent) return null;
  const { photo_consent, answered_on, answered_by, is_by_staff, may_answer } = consent;
  const isOpen = photo_consent === 'unanswered';
  return (
    <section className={styles.emergency} aria-label={t('Pictures')}>
      <h2>{t('Pictures of {rider}', { rider: rider.firstName })}</h2>
      <p>{pictureWords(photo_consent)}</p>
      {answered_on && (
        <p className="muted">{answeredWords(dateWithYear(answered_on), answered_by, is_by_staff === 1)}</p>
      )}
      {may_answer === 1 ? (
        <ButtonLink look={isOpen ? 'primary' : 'normal'} to={`${base}/details/pictures`} state={openedHere}>
          {isOpen ? t('Answer') : t('Change')}
        </ButtonLink>
      ) : (
        <p className="muted">
          {t('Whoever is of age answers this; for younger riders the account holder or a guardian.')}
        </p>
      )}
    </section>
  );
};
