import { daysLater } from '../../format/dates';
import { DAYS_AT_ONCE } from './public-lessons';

type Week = {
  readonly from: string;
  readonly to: string;
  readonly later: string;
  /** Nothing where the week shown is the first: what is over is not listed. */
  readonly earlier: string | null;
};

/** Seven days from the one in the address on, or from today; kept in the address so that a week can be sent to a friend. */
export const publicWeek = (asked: string | null, today: string): Week => {
  const from = asked && /^\d{4}-\d\d-\d\d$/.test(asked) && asked > today ? asked : today;
  const before = daysLater(from, -DAYS_AT_ONCE);
  return {
    from,
    to: daysLater(from, DAYS_AT_ONCE - 1),
    later: `?from=${daysLater(from, DAYS_AT_ONCE)}`,
    earlier: from === today ? null : before > today ? `?from=${before}` : '?',
  };
};
