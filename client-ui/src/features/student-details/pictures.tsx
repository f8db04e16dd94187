import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { dateWithYear } from '../../format/dates';
import { photoConsentQuery } from '../../requests/photo-consent';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './emergency.module.css';
import { pictureWords } from './picture-words';

/** What is answered about pictures of this rider, by whom and when; where the barn asks. */
export const Pictures = () => {
  const { rider, base } = useFamily();
  const { data: consent } = useQuery(photoConsentQuery(rider.studentId));
  if (!consent) return null;
  const { photo_consent, answered_on, answered_by, is_by_staff, may_answer } = consent;
  const isOpen = photo_consent === 'unanswered';
  return (
    <section className={styles.emergency} aria-label="Pictures">
      <h2>{`Pictures of ${rider.firstName}`}</h2>
      <p>{pictureWords(photo_consent)}</p>
      {answered_on && (
        <p className="muted">
          {`${is_by_staff === 1 ? 'Noted by staff' : 'Answered'} on ${dateWithYear(answered_on)}`}
          {answered_by && ` by ${answered_by}`}
        </p>
      )}
      {may_answer === 1 ? (
        <ButtonLink look={isOpen ? 'primary' : 'normal'} to={`${base}/details/pictures`} state={openedHere}>
          {isOpen ? 'Answer' : 'Change'}
        </ButtonLink>
      ) : (
        <p className="muted">Whoever is of age answers this; for younger riders the account holder or a guardian.</p>
      )}
    </section>
  );
};
