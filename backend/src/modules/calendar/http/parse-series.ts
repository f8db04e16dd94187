import { invalid } from '../../../platform/errors/refusal.js';
import { DEFAULT_COUNT, type Recurrence, type Repeats } from '../../scheduling/contracts.js';
import type { DatesQuestion } from '../queries/preview-dates.js';
import { yes } from './parse-lessons.js';
import { parseDay, parseEnd, parseStart } from './parse-times.js';
import type { CreateRegistrationInput } from './registration.inputs.js';
import type { PreviewDatesInput, RecurrenceInput } from './series.inputs.js';

/** Where it is not said which of the two counts, both have to hold. */
function endOfSeries({ endtype, repeat_count, endAfter, lastDate }: RecurrenceInput): Recurrence['end'] {
  const count = repeat_count ?? endAfter;
  const type = endtype ?? (lastDate && count === undefined ? 'on_date' : 'after');
  if (type === 'ongoing') return { type };
  if (type === 'on_date') return { type, date: parseLastDate(lastDate) };
  const until = endtype ? undefined : parseDay('lastDate', lastDate);
  return { type, count: count ?? DEFAULT_COUNT, ...(until !== undefined && { until }) };
}

/** `measure`, `units` and `period` are spellings of one field; `frequency` counts the periods. G03 */
export function parseRecurrence(input: RecurrenceInput): Recurrence {
  const period = input.period ?? input.measure ?? input.units;
  if (!period) throw invalid('period', 'period must be one of days, weeks');
  return { frequency: input.frequency ?? 1, period, end: endOfSeries(input) };
}

export const parseRepeats = (input: RecurrenceInput): Repeats => ({
  recurrence: parseRecurrence(input),
  skipDates: input.skip_dates ?? [],
  keepDates: input.keep_dates ?? [],
});

/** A session that does not recur is a series of one. */
export const parseRegistrationRepeats = (input: CreateRegistrationInput): Repeats =>
  input.is_recuring === 0
    ? { recurrence: { frequency: 1, period: 'weeks', end: { type: 'after', count: 1 } } }
    : parseRepeats(Object.assign(input, { endtype: input.endtype ?? input.repeat_end_type }));

export function parseLastDate(text: string | undefined): string {
  const date = parseDay('lastDate', text);
  if (!date) throw invalid('lastDate', 'lastDate is required');
  return date;
}

export function parseDatesQuestion(input: PreviewDatesInput): DatesQuestion {
  const { id: lessonId, skip_dates: skipDates = [], keep_dates: keepDates = [] } = input;
  const hasRhythm = (input.period ?? input.measure ?? input.units) !== undefined;
  if (lessonId)
    return hasRhythm
      ? { lessonId, ...parseRepeats(input) }
      : { lessonId, skipDates, keepDates, lastDate: parseLastDate(input.lastDate) };
  if (!input.section_id) throw invalid('section_id', 'section is required');
  return {
    ...parseRepeats(input),
    sectionId: input.section_id,
    start: parseStart(input),
    end: parseEnd(input),
    duration: input.duration,
    isAllday: yes(input.is_allday),
    uses: {
      horse: input.horses ?? [],
      instructor: [...(input.instructor_id ? [input.instructor_id] : []), ...(input.staff ?? [])],
      location: input.location_id ? [input.location_id] : [],
      rider: input.students ?? [],
    },
  };
}
