import type { HorseChoice } from '@/data/requests/horse-choices';
import { count } from '@/data/time/words';

type Work = Pick<HorseChoice, 'lessons' | 'minutes' | 'most_lessons_a_day' | 'most_minutes_a_day'>;

/** How much it has done or will do that day, against its limit where there is one. */
export const workWords = ({ lessons, minutes, most_lessons_a_day, most_minutes_a_day }: Work): string => {
  if (most_lessons_a_day !== null) return `${lessons} of ${count(most_lessons_a_day, 'lesson')} that day`;
  if (most_minutes_a_day !== null) return `${minutes} of ${most_minutes_a_day} min that day`;
  return lessons === 0 ? 'rested' : `${count(lessons, 'lesson')} that day`;
};

/** What it is called where it is chosen: whose it is, or that it goes well with the rider, stands behind its name. */
export const choiceName = ({ name, is_own, is_private, is_favourite }: HorseChoice): string => {
  if (is_own) return `${name} · own horse`;
  const words = [name, is_private && 'private horse', is_favourite && 'favourite'];
  return words.filter(Boolean).join(' · ');
};

/** What speaks against it, without its name, which stands beside it. */
export const againstIt = ({ name, in_lesson, warnings }: HorseChoice): string[] => [
  ...(in_lesson ? ['in this lesson already'] : []),
  ...warnings.map(({ message }) => (message.startsWith(name) ? message.slice(name.length).trim() : message)),
];

export type Bar = { readonly full: number; readonly next: number; readonly of: number };

const MOST_DRAWN = 5;

/** Segments of the bar: what it does, this lesson on top of it, and its limit. */
export const barOf = ({ lessons, most_lessons_a_day: most }: Work): Bar => ({
  full: Math.min(lessons, Math.max(most ?? 0, MOST_DRAWN)),
  next: 1,
  of: most ?? 0,
});
