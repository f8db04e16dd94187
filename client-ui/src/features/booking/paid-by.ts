import type { BookableLesson } from './bookable-lessons';

/** "uses 1 of 4", or that no package covers it; nothing when the barn's server does not say. */
export const paidBy = ({ covered_by }: BookableLesson): string | null => {
  if (covered_by === undefined) return null;
  return covered_by ? `uses 1 of ${covered_by.remain}` : 'no package covers it';
};
