import { useSearchParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { daysLater, todayIn } from '../../format/dates';
import { isDay } from '../../format/is-day';
import type { BookingRange } from './bookable-lessons';

const daysAtOnce = 14;

type Chosen = {
  readonly range: BookingRange;
  readonly isFirst: boolean;
  readonly later: string;
  readonly earlier: string;
};

/** Two weeks at a time, kept in the address so that a sheet or a reload stays where the family was. */
export const useBookingRange = (): Chosen => {
  const { rider, barn } = useFamily();
  const [search] = useSearchParams();
  const today = todayIn(barn.time_zone);
  const asked = search.get('from');
  const from = isDay(asked) && asked > today ? asked : today;
  const before = daysLater(from, -daysAtOnce);
  const to = daysLater(from, daysAtOnce - 1);
  return {
    range: { studentId: rider.studentId, from, to },
    isFirst: from === today,
    later: `?from=${daysLater(from, daysAtOnce)}`,
    earlier: before > today ? `?from=${before}` : '?',
  };
};
