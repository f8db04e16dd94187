import { useSearchParams } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { daysLater, todayIn } from '../../format/dates';
import type { BookingRange } from './bookable-lessons';

const daysAtOnce = 14;
const isDay = /^\d{4}-\d\d-\d\d$/;

type Chosen = {
  readonly range: BookingRange;
  readonly isFirst: boolean;
  /** The one day that is shown, or nothing where all are. */
  readonly day: string | null;
  readonly addressOf: (day: string | null) => string;
  readonly later: string;
  readonly earlier: string;
};

/** Two weeks at a time, kept in the address so that a sheet or a reload stays where the family was. */
export const useBookingRange = (): Chosen => {
  const { rider, barn } = useFamily();
  const [search] = useSearchParams();
  const today = todayIn(barn.time_zone);
  const asked = search.get('from') ?? '';
  const from = isDay.test(asked) && asked > today ? asked : today;
  const before = daysLater(from, -daysAtOnce);
  const to = daysLater(from, daysAtOnce - 1);
  const wanted = search.get('day') ?? '';
  return {
    range: { studentId: rider.studentId, from, to },
    isFirst: from === today,
    day: isDay.test(wanted) && wanted >= from && wanted <= to ? wanted : null,
    addressOf: (day) => `?${new URLSearchParams({ ...(from > today && { from }), ...(day && { day }) }).toString()}`,
    later: `?from=${daysLater(from, daysAtOnce)}`,
    earlier: before > today ? `?from=${before}` : '?',
  };
};
