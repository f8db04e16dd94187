/** Lessons of one name, in which a rider has places. */
export interface NamedLessons {
  readonly title: string;
  readonly count: number;
  /** The day of the first. */
  readonly from: string;
}

export type DayWords = (day: string) => string;

/** `Beginner group, 12 lessons from Mon 11 Jan` */
export const lessonsInWords = ({ title, count, from }: NamedLessons, day: DayWords) =>
  `${title}, ${count === 1 ? `the lesson on ${day(from)}` : `${count} lessons from ${day(from)}`}`;
