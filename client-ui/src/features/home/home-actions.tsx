import { t } from '../../i18n/t';
import { useFamily } from '../../family/family-context';
import { ButtonLink } from '../../ui/button';
import styles from './home-page.module.css';

type Props = {
  /** Otherwise the page asks for a booking above. */
  readonly isBooked: boolean;
};

/** What the barn lets the family do, each only by its setting. R151 R219 */
export const HomeActions = ({ isBooked }: Props) => {
  const { barn, base } = useFamily();
  const actions = [
    { label: t('Buy Package or Lessons'), page: 'online', isOpen: barn.clients_can_buy_online },
    { label: t('View Calendar'), page: 'calendarview', isOpen: barn.clients_can_view_calendar },
    { label: t('Book Lesson'), page: 'calendarbook', isOpen: isBooked && barn.clients_can_book_lessons },
    { label: t('Registration'), page: 'registration', isOpen: barn.clients_can_register },
    { label: t('View Makeups'), page: 'calendarmakeup', isOpen: barn.clients_can_book_makeups },
  ].filter(({ isOpen }) => isOpen === 1);
  if (actions.length === 0) return null;
  return (
    <nav className={styles.buttons} aria-label={t('Actions')}>
      {actions.map(({ label, page }) => (
        <ButtonLink key={page} to={`${base}/${page}`}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
};
