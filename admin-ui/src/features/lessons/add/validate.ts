import { isDay } from '@/data/time/day';
import { pairErrors } from '../StaffPair';
import type { Draft } from './draft';

export type DraftErrors = Partial<Record<'section_id' | 'location_id' | 'date' | 'start', string>> & {
  repeat?: { until: string };
  extra?: { staff?: string; task?: string }[];
};

/** Of the last date of a series. */
export const untilError = ({ date, repeat }: Pick<Draft, 'date' | 'repeat'>): string | null => {
  if (repeat.every === 'none') return null;
  if (repeat.ends === 'on_date' && !isDay(repeat.until)) return 'date is required';
  return repeat.ends === 'on_date' && repeat.until < date ? 'end date must be after start date' : null;
};

/** Said of a missing place, too. R070 */
export const SECTION_REQUIRED = 'section is required';

/** The exact words people are used to; a missing place says the same as a missing section. */
export const validate = (draft: Draft): DraftErrors => {
  const errors: DraftErrors = {};
  if (!draft.section_id) errors.section_id = SECTION_REQUIRED;
  if (!draft.location_id) errors.location_id = SECTION_REQUIRED;
  if (!isDay(draft.date)) errors.date = 'date is required';
  if (!draft.allDay && !draft.start) errors.start = 'start time is required';
  const until = untilError(draft);
  if (until) errors.repeat = { until };
  const extra = draft.extra.map(pairErrors);
  if (extra.some(({ staff, task }) => staff || task)) errors.extra = extra;
  return errors;
};
