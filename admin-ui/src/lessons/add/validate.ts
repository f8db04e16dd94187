import { isDay } from '@/time/day';
import type { Draft } from './draft';
import { seriesOf } from './repeat';

export type DraftErrors = Readonly<Record<string, string>>;

/** The exact words people are used to; a missing place says the same as a missing section. */
export const validate = (draft: Draft): DraftErrors => {
  const errors: Record<string, string> = {};
  if (!draft.section_id) errors['section_id'] = 'section is required';
  if (!draft.location_id) errors['location_id'] = 'section is required';
  if (!isDay(draft.date)) errors['date'] = 'date is required';
  if (!draft.allDay && !draft.start) errors['start'] = 'start time is required';
  if (draft.repeat.every !== 'none' && seriesOf(draft.date, draft.repeat).lessons < 1)
    errors['until'] = 'end date must be after start date';
  if (draft.repeat.every !== 'none' && draft.repeat.ends === 'on_date' && !isDay(draft.repeat.until))
    errors['until'] = 'date is required';
  for (const { key, staff, task } of draft.extra) {
    if (!staff) errors[`staff-${key}`] = 'Staff can not be empty';
    if (!task) errors[`task-${key}`] = 'Task can not be empty';
  }
  return errors;
};
