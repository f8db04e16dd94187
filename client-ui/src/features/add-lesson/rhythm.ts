import { type Text } from '../../i18n/t';
import type { Input } from '@leadline/api-client';

/** How often, by its words. */
export const rhythms: readonly { readonly id: string; readonly name: Text }[] = [
  { id: 'none', name: 'Does Not Repeat' },
  { id: 'weekly', name: 'Repeats Weekly' },
  { id: 'fortnightly', name: 'Repeats Every Two Weeks' },
  { id: 'daily', name: 'Repeats Daily' },
];

type Recurrence = Pick<Input<'lessons/createRecurringLesson'>, 'frequency' | 'measure'>;

export const recurrences: Readonly<Record<string, Recurrence>> = {
  weekly: { frequency: 1, measure: 'weeks' },
  fortnightly: { frequency: 2, measure: 'weeks' },
  daily: { frequency: 1, measure: 'days' },
};

export const usualTimes = 4;
