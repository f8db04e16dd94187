import type { ActionReply, Input } from '@leadline/api-client';
import type { DaysAsked, LessonHandover, LessonToCover, StaffOff, StaffOffState } from '@/data/requests/staff-off';
import { count, dayAndYear, shortDay, timeRange } from '@/data/time/words';

/** By lesson: who teaches it instead; a lesson that is not in it stays as it is. */
export type Covered = Readonly<Record<string, string>>;

export type DaysValues = {
  readonly from_date: string;
  readonly until_date: string;
  readonly is_part: boolean;
  readonly start_time: string;
  readonly end_time: string;
  readonly reason: string;
};

export const stateWords: Readonly<
  Record<StaffOffState, { readonly name: string; readonly tone: 'plain' | 'success' | 'danger' | 'warning' }>
> = {
  asked: { name: 'Asked', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  declined: { name: 'Declined', tone: 'danger' },
  withdrawn: { name: 'Taken back', tone: 'plain' },
};

type Days = Pick<StaffOff, 'from_date' | 'until_date' | 'start_time' | 'end_time'>;

/** Tue 24 Nov 2036; Tue 24 Nov 2036, 14:00–16:00; Tue 24 Nov to Thu 26 Nov 2036 */
export const daysWords = ({ from_date, until_date, start_time, end_time }: Days): string => {
  if (start_time && end_time) return `${dayAndYear(from_date)}, ${timeRange(start_time, end_time)}`;
  return from_date === until_date ? dayAndYear(from_date) : `${shortDay(from_date)} to ${dayAndYear(until_date)}`;
};

export const whenOf = ({ scheduled_date, scheduled_starttime, scheduled_endtime, is_allday }: LessonToCover): string =>
  `${dayAndYear(scheduled_date)}, ${is_allday ? 'all day' : timeRange(scheduled_starttime, scheduled_endtime)}`;

export const newDays = (today: string): DaysValues => ({
  from_date: today,
  until_date: today,
  is_part: false,
  start_time: '',
  end_time: '',
  reason: '',
});

export const valuesOf = ({ from_date, until_date, start_time, end_time, reason }: StaffOff): DaysValues => ({
  from_date,
  until_date,
  is_part: start_time !== null,
  start_time: start_time ?? '',
  end_time: end_time ?? '',
  reason: reason ?? '',
});

/** Times count for a single day alone. */
const isPartly = ({ from_date, until_date, is_part }: DaysValues) => is_part && from_date === until_date;

export const daysToWire = (values: DaysValues) => ({
  from_date: values.from_date,
  until_date: values.until_date,
  start_time: isPartly(values) ? values.start_time : null,
  end_time: isPartly(values) ? values.end_time : null,
});

export const problems = (values: DaysValues) => ({
  ...(values.from_date === '' && { from_date: 'Say from which day on' }),
  ...(values.until_date === '' && { until_date: 'Say until which day' }),
  ...(values.until_date !== '' &&
    values.until_date < values.from_date && { until_date: 'The last day is not before the first one' }),
  ...(isPartly(values) && values.start_time === '' && { start_time: 'Say from when on' }),
  ...(isPartly(values) && values.end_time === '' && { end_time: 'Say until when' }),
  ...(isPartly(values) &&
    values.start_time !== '' &&
    values.end_time !== '' &&
    values.end_time <= values.start_time && { end_time: 'It ends after it begins' }),
});

/** Null as long as it is not said which days. */
export const askedOf = (staff_id: string, values: DaysValues): DaysAsked | null => {
  if (Object.keys(problems(values)).length > 0) return null;
  const { from_date, until_date, start_time, end_time } = daysToWire(values);
  return { staff_id, from_date, until_date, ...(start_time && end_time && { start_time, end_time }) };
};

export const handoversOf = (lessons: readonly LessonToCover[], covered: Covered): LessonHandover[] =>
  lessons.flatMap(({ id, staff_id }) => {
    const to = covered[id];
    return to ? [{ lesson_id: id, seen_staff_id: staff_id, staff_id: to }] : [];
  });

const areAtOnce = (one: LessonToCover, other: LessonToCover): boolean =>
  one.id !== other.id &&
  one.scheduled_date === other.scheduled_date &&
  one.scheduled_starttime < other.scheduled_endtime &&
  other.scheduled_starttime < one.scheduled_endtime;

/**
 * What is chosen, and of each other lesson the first proposal who teaches such lessons and is not chosen for another one at that time: each
 * is proposed as if the others stayed as they are.
 */
export const withFirstProposals = (lessons: readonly LessonToCover[], covered: Covered): Covered =>
  lessons.reduce((chosen, lesson) => {
    if (chosen[lesson.id]) return chosen;
    const busy = lessons.filter((other) => areAtOnce(lesson, other)).map(({ id }) => chosen[id]);
    const first = lesson.proposals.find(
      ({ staff_id, taught_program }) => taught_program > 0 && !busy.includes(staff_id),
    );
    return first ? { ...chosen, [lesson.id]: first.staff_id } : chosen;
  }, covered);

/** ": 2 lessons handed over, 1 lesson still to cover"; nothing where there are none. */
export const coverWords = (lessons: readonly LessonToCover[], covered: Covered): string => {
  const given = handoversOf(lessons, covered).length;
  const left = lessons.length - given;
  const told = [
    given > 0 && `${count(given, 'lesson')} handed over`,
    left > 0 && `${count(left, 'lesson')} to cover later`,
  ];
  return lessons.length === 0 ? '' : `: ${told.filter(Boolean).join(', ')}`;
};

type Done = ActionReply<'time_off/settle'>;

/** What takes handovers back. */
export const takenBack = ({ handed_over }: Done): NonNullable<Input<'time_off/handOver'>['handovers']> =>
  handed_over.map(({ lesson_id, seen_staff_id, staff_id }) => ({
    lesson_id,
    seen_staff_id: staff_id,
    staff_id: seen_staff_id,
  }));

/** What was left alone because somebody changed it meanwhile. */
export const leftWords = ({ left }: Done): string =>
  left.length > 0 ? `${count(left.length, 'lesson was', 'lessons were')} changed meanwhile and stayed so.` : '';
