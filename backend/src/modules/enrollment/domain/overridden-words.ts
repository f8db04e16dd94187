import { dayInWords } from '../../scheduling/contracts.js';

const PASSED: Readonly<Record<string, string>> = {
  instructor_off: 'is off then',
  outside_hours: 'works at other hours',
  rider_age: 'is not of the session’s ages',
  horse_shared: 'has two riders in this lesson',
  horse_off_until: 'is off work',
  horse_day_off: 'has a day off',
  horse_lessons_a_day: 'has more lessons that day than its limit',
  horse_minutes_a_day: 'works longer that day than its limit',
  horse_in_a_row: 'goes in more lessons in a row than its limit',
  level_outside: 'is of another level',
  level_missing: 'has no level yet',
  horse_level_outside: 'is for riders of another level',
  horse_level_missing: 'is for riders of certain levels, and the rider had none yet',
  horse_size: 'is too small or too large for the rider',
  horse_measures_missing: 'was given although it was not known whether it carries the rider',
  horse_not_for_rider: 'was noted as not for the rider',
  horse_of_another: 'is a private horse, and not the rider’s',
  horse_rest: 'rests less between lessons than its limit',
};

interface Overridden {
  code: string;
  name: string | null;
  elsewhere: string | null;
  date: string | null;
}

/** What somebody went on in spite of, as its lesson's history says it. */
export const overriddenWords = ({ code, name, elsewhere, date }: Overridden): string => {
  if (code === 'barn_closed') return 'The barn is closed that day';
  const passed = PASSED[code];
  if (passed) return `${name ?? 'A horse'} ${passed}`;
  const where = `${elsewhere ?? 'another lesson'}${date ? ` on ${dayInWords(date)}` : ''}`;
  return `${name ?? 'Somebody'} is also ${code.startsWith('location') ? 'taken by' : 'in'} ${where}`;
};
