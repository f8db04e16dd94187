import type { Makeup } from '../../requests/client-lesson';
import type { BookableLesson } from './bookable-lessons';

/** "uses 1 of 4", "uses 1 of 2 that week", "rides without limit", or that no package covers it; a makeup that is booked pays itself. */
export const paidBy = ({ covered_by }: Pick<BookableLesson, 'covered_by'>, makeup?: Makeup): string => {
  if (makeup) return 'uses this makeup';
  if (!covered_by) return 'no package covers it';
  const { remain, left_that_week } = covered_by;
  if (left_that_week !== null) return `uses 1 of ${left_that_week} that week`;
  return remain === null ? 'rides without limit' : `uses 1 of ${remain}`;
};
