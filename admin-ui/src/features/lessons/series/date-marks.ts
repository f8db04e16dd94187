import type { PlannedDate } from '@/data/requests/planned-dates';

/** What a person should know of a date before it is made, in words. */
export const marksOf = ({ is_past, is_holiday, clock_change, warnings }: PlannedDate): string[] => [
  ...(is_past ? ['in the past'] : []),
  ...(is_holiday ? ['holiday'] : []),
  ...(clock_change === 'skipped' ? ['begins later: the clocks go forward'] : []),
  ...(clock_change === 'repeated' ? ['the clocks go back at that hour'] : []),
  ...warnings.map(({ message }) => message),
];
