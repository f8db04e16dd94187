import { t } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { longDay } from '../../format/dates';
import styles from './add-link.module.css';
import type { SlotAddress } from './use-slots';

type Props = { readonly day: string; readonly slots: SlotAddress; readonly className?: string | undefined };

/** The way to an empty slot of a day without a mouse. */
export const AddLink = ({ day, slots, className }: Props) => {
  const to = slots?.(day);
  if (!to) return null;
  return (
    <Link className={className ?? styles.add} to={to}>
      <span aria-hidden="true">+</span>
      <span className="visually-hidden">{t('Add a lesson on {day}', { day: longDay(day) })}</span>
    </Link>
  );
};
