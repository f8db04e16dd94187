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
          {barn.can_book === 1 ? (
            <ButtonLink to={`/publicBook/${publicId}`} look="primary">
              Book a lesson
            </ButtonLink>
          ) : (
            <p>The barn books lessons for you.</p>
          )}
          <ButtonLink to={`/public/${publicId}/policy`}>Cancelling a lesson</ButtonLink>
        </section>
      </BarnWeek>
    )}
  </PublicPage>
);

export default PublicBarnPage;
