import { invalid } from '../../../platform/errors/refusal.js';
import { dayInWords } from './day-in-words.js';
import { shownAt, type WallTime } from './lesson-time.js';

/** What somebody chooses has to be a time that the barn's clocks show that day. */
export function requireShown(field: 'start' | 'end', chosen: WallTime | undefined, zone: string) {
  if (!chosen) return;
  const { time } = shownAt(chosen, zone);
  if (time !== chosen.time)
    throw invalid(
      field,
      `There is no ${chosen.time} on ${dayInWords(chosen.date)}: the clocks go forward. Choose another time, such as ${time}.`,
    );
}
