import { shortDay } from '@/data/time/words';
import type { Day } from '@/data/time/day';

/** Thu 29 Oct to Thu 26 Nov */
export const span = (from: Day, to: Day): string => `${shortDay(from)} to ${shortDay(to)}`;

/** Nov 2026 */
export const shortMonth = (day: Day): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 12.5K */
export const compact = (amount: number): string => short.format(amount);

export const ages = {
  days_30: 'Up to 30 days',
  days_60: '31 to 60 days',
  days_90: '61 to 90 days',
  older: 'Older',
} as const;

export const notices = {
  after: 'After it began',
  day: 'Within 24 hours',
  two: '24 to 48 hours',
  week: '2 to 7 days',
  earlier: 'A week or more',
} as const;

export const reasons = {
  rider: 'The rider',
  noshow: 'No show',
  weather: 'Weather',
  illness: 'Instructor ill',
  barn: 'The barn, other',
} as const;
