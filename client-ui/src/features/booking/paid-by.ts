import type { BookableLesson } from './bookable-lessons';

/** "uses 1 of 4", or that no package covers it. */
export const paidBy = ({ covered_by }: Pick<BookableLesson, 'covered_by'>): string =>
  covered_by ? `uses 1 of ${covered_by.remain}` : 'no package covers it';
