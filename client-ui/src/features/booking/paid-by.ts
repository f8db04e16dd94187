import type { Makeup } from '../../requests/client-lesson';
import type { BookableLesson } from './bookable-lessons';

/** "uses 1 of 4", or that no package covers it; while a makeup is being booked, that one pays. */
export const paidBy = ({ covered_by }: Pick<BookableLesson, 'covered_by'>, makeup?: Makeup): string => {
  if (makeup) return 'uses this makeup';
  return covered_by ? `uses 1 of ${covered_by.remain}` : 'no package covers it';
};
