import type { HorseLimits } from '@/data/requests/horse-limits';
import type { LessonOfHorseOff, TimeOff } from '@/data/requests/time-off';
import { count, shortDay } from '@/data/time/words';
import type { NewHorses } from './AffectedLessons';

export type Days = { readonly off_from: string; readonly off_until: string; readonly off_reason: string };

type Off = Pick<HorseLimits, 'off_from' | 'off_until' | 'off_reason'>;

export const valuesOf = ({ off_from, off_until, off_reason }: Off, today: string): Days => ({
  off_from: off_from ?? today,
  off_until: off_until ?? '',
  off_reason: off_reason ?? '',
});

export const problems = ({ off_from, off_until }: Days) => ({
  ...(off_from === '' && { off_from: 'Say from which day on' }),
  ...(off_until !== '' &&
    off_until <= off_from && { off_until: 'It works again after the day from which on it is off' }),
});

/** Days that end before they begin ask for what is planned from the first one on. */
export const askedOf = (horse_id: string, { off_from, off_until }: Pick<Days, 'off_from' | 'off_until'>) => ({
  horse_id,
  ...(off_from && { off_from }),
  ...(off_until && off_until > off_from && { off_until }),
});

const ridersOf = (lessons: readonly LessonOfHorseOff[]) =>
  lessons.flatMap(({ riders }) => riders.map(({ lesson_person_id }) => lesson_person_id));

/** Each rider that was shown, with the horse chosen for it or none. */
export const handoversOf = (
  horseId: string,
  lessons: readonly LessonOfHorseOff[],
  chosen: NewHorses,
): NonNullable<TimeOff['handovers']> =>
  ridersOf(lessons).map((place) => ({
    lesson_person_id: place,
    seen_horse_id: horseId,
    horse_id: chosen[place]?.id ?? null,
  }));

/** What the button does, in numbers. */
export const wordsOfHandover = (name: string, lessons: readonly LessonOfHorseOff[], chosen: NewHorses): string => {
  const riders = ridersOf(lessons);
  const served = riders.filter((place) => chosen[place]).length;
  if (riders.length === 0) return `Take ${name} off work`;
  const left = riders.length - served;
  return [
    `Take ${name} off work`,
    [served > 0 && `${count(served, 'rider')} on another horse`, left > 0 && `${count(left, 'rider')} without one`]
      .filter(Boolean)
      .join(', '),
  ].join(': ');
};

const isOff = ({ off_from, off_until }: Off) => off_from !== null || off_until !== null;

/** Off work until Thu 3 Dec: lame */
export const offWords = (off: Off, today: string): string => {
  if (!isOff(off)) return '';
  const from = off.off_from !== null && off.off_from > today ? ` from ${shortDay(off.off_from)}` : '';
  const until = off.off_until === null ? ' until further notice' : ` until ${shortDay(off.off_until)}`;
  return `Off work${from}${until}${off.off_reason ? `: ${off.off_reason}` : ''}`;
};

/** A time off that is over is told no more. */
export const isTold = (off: Off, today: string): boolean =>
  isOff(off) && (off.off_until === null || off.off_until > today);
