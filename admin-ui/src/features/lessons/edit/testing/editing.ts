import { aLesson } from '@/data/day/testing/builders';
import type { Editing } from '../edit-context';

/** A lesson as it is open beside the calendar: this one alone, with what stands in it. */
export const anEditing = (inside: Partial<Editing['one']> = {}, own: Partial<Editing> = {}): Editing => ({
  one: { lesson: aLesson(), students: [], horses: [], tasks: [], ...inside },
  reach: 'one',
  guard: jest.fn(),
  onClose: jest.fn(),
  cancelStudent: jest.fn(),
  when: 'shown',
  setWhen: jest.fn(),
  path: (sub) => `/calendarGroup/edit/l1${sub}`,
  ...own,
});
