import { t } from '../../i18n/t';
import { useQuery } from '@tanstack/react-query';
import { useFamily } from '../../family/family-context';
import { photoConsentQuery } from '../../requests/photo-consent';
import { ButtonLink } from '../../ui/button';
import { openedHere } from '../../ui/use-close-sheet';
import styles from './home-page.module.css';

/** Asks about pictures until it is answered, below what a family comes for. */
const PicturesAsked = () => {
  const { rider, barn, base } = useFamily();
  const { data } = useQuery(photoConsentQuery(rider.studentId));
  if (data?.photo_consent !== 'unanswered' || data.may_answer === 0) return null;
  return (
    <section className={styles.section} aria-label={t('Pictures')}>
      <h2>{t('Pictures of {name}', { name: rider.firstName })}</h2>
      <p className="muted">{t('{barn} would like to know whether pictures may be taken.', { barn: barn.farm_name })}</p>
      <ButtonLink to={`${base}/details/pictures`} state={openedHere}>
        {t('Answer')}
      </ButtonLink>
    </section>
  );
};

export default PicturesAsked;
