import { t } from '../../i18n/t';
import type { Makeup } from '../../requests/client-lesson';
import { dateWithYear, shortDay } from '../../format/dates';
import styles from './booking-form.module.css';

type Props = {
  readonly makeup: Makeup;
  readonly checked: boolean;
  /** The barn lets families book nothing else. */
  readonly fixed: boolean;
  readonly change: (checked: boolean) => void;
};

export const MakeupChoice = ({ makeup, checked, fixed, change }: Props) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={checked} disabled={fixed} onChange={(event) => change(event.target.checked)} />
    <span>{fixed ? t('Uses a makeup') : t('Use makeup if available?')}</span>
    <small>
      {[
        makeup.scheduled_date && t('for the lesson missed on {day}', { day: shortDay(makeup.scheduled_date) }),
        makeup.package_expiry_date && t('to be used by {date}', { date: dateWithYear(makeup.package_expiry_date) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </small>
  </label>
);
