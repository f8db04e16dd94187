import { ButtonLink } from '../../ui/button';
import { BarnWeek } from './barn-week';
import styles from './public-barn-page.module.css';
import { PublicPage } from './public-page';

/** R227 */
const PublicBarnPage = () => (
  <PublicPage>
    {(publicId, barn) => (
      <BarnWeek {...{ publicId, barn }} of="Lessons" lists={() => true}>
        <section className={styles.book} aria-label="Booking">
          {barn.can_book === 1 || barn.guests_ask === 1 ? (
            <ButtonLink to={`/publicBook/${publicId}`} look="primary">
              {barn.can_book === 1 ? 'Book a lesson' : 'Ask for a place in a lesson'}
            </ButtonLink>
          ) : (
            <p>The barn books lessons for you.</p>
          )}
          {barn.takes_enquiries === 1 && (
            <ButtonLink
              to={`/public/${publicId}/ask`}
              look={barn.can_book === 1 || barn.guests_ask === 1 ? 'normal' : 'primary'}
            >
              Ask us, or come for a trial lesson
            </ButtonLink>
          )}
          {barn.sells_vouchers === 1 && <ButtonLink to={`/public/${publicId}/voucher`}>Give a voucher</ButtonLink>}
          <ButtonLink to={`/public/${publicId}/policy`}>Cancelling a lesson</ButtonLink>
        </section>
      </BarnWeek>
    )}
  </PublicPage>
);

export default PublicBarnPage;
