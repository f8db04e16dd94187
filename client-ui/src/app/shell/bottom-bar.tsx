import { t, type Text } from '../../i18n/t';
import { Link, useLocation } from 'react-router-dom';
import { seesPackages, takesBookings, type Barn } from '../../requests/barn';
import { Icon, type IconName } from '../../ui/icon';
import styles from './bottom-bar.module.css';

type Entry = {
  readonly label: Text;
  readonly icon: IconName;
  readonly page: string;
  readonly also: readonly string[];
};

const home: Entry = { label: 'Home', icon: 'home', page: '', also: ['lessons', 'history', 'modalCancel'] };
const book: Entry = {
  label: 'Book',
  icon: 'book',
  page: 'calendarbook',
  also: ['bookingCalendar', 'calendarmakeup', 'bookingMakeupCalendar', 'calendarview', 'add'],
};
const packages: Entry = {
  label: 'Packages',
  icon: 'package',
  page: 'purchases',
  also: ['online', 'registration', 'invoices', 'payments', 'statement'],
};
const account: Entry = { label: 'Account', icon: 'account', page: 'account', also: ['details', 'notes', 'addNote'] };

type Props = { readonly base: string; readonly barn: Barn };

export const BottomBar = ({ base, barn }: Props) => {
  const page = useLocation().pathname.split('/')[3] ?? '';
  const entries = [home, takesBookings(barn) && book, seesPackages(barn) && packages, account].filter(
    (entry) => !!entry,
  );
  return (
    <nav className={styles.nav} aria-label={t('Pages')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link
              to={entry.page ? `${base}/${entry.page}` : base}
              aria-current={entry.page === page || entry.also.includes(page) ? 'page' : undefined}
            >
              <Icon name={entry.icon} size={24} />
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
