import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';
import { BarnWeek } from './barn-week';
import styles from './public-barn-page.module.css';
import { PublicPage } from './public-page';

/** R227 */
const PublicBarnPage = () => (
  <PublicPage>
    {(publicId, barn) => (
      <BarnWeek {...{ publicId, barn }} of={t('Lessons')} lists={() => true}>
        <section className={styles.book} aria-label={t('Booking')}>
          {barn.can_book === 1 || barn.guests_ask === 1 ? (
            <ButtonLink to={`/publicBook/${publicId}`} look="primary">
              {barn.can_book === 1 ? t('Book a lesson') : t('Ask for a place in a lesson')}
            </ButtonLink>
          ) : (
            <p>{t('The barn books lessons for you.')}</p>
          )}
          {barn.takes_enquiries === 1 && (
            <ButtonLink
              to={`/public/${publicId}/ask`}
              look={barn.can_book === 1 || barn.guests_ask === 1 ? 'normal' : 'primary'}
            >
              {t('Ask us, or come for a trial lesson')}
            </ButtonLink>
          )}
          {barn.sells_vouchers === 1 && (
            <ButtonLink to={`/public/${publicId}/voucher`}>{t('Give a voucher')}</ButtonLink>
          )}
          <ButtonLink to={`/public/${publicId}/policy`}>{t('Cancelling a lesson')}</ButtonLink>
        </section>
      </BarnWeek>
    )}
  </PublicPage>
);

export default PublicBarnPage;
