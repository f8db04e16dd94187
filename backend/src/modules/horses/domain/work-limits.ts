import { DateTime } from 'luxon';

/** What a barn allows a horse to do; null and an empty list mean that nothing is limited. */
export interface WorkLimits {
  readonly mostLessonsADay: number | null;
  readonly mostMinutesADay: number | null;
  /** Lessons with less than its rest between them. */
  readonly mostInARow: number | null;
  /** Minutes after that many in a row; after each lesson where `mostInARow` says nothing. */
  readonly restMinutes: number | null;
  /** Monday is 1, Sunday 7. */
  readonly daysOff: readonly number[];
  readonly offFrom: string | null;
  /** The first day on which it works again. */
  readonly offUntil: string | null;
  readonly offReason: string | null;
}

/** A lesson that a horse goes in; an all-day event counts as one lesson of no minutes. */
export interface HorseLesson {
  readonly lessonId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isAllday: boolean;
}

export interface Breach {
  readonly code:
    | 'horse_off_until'
    | 'horse_day_off'
    | 'horse_lessons_a_day'
    | 'horse_minutes_a_day'
    | 'horse_in_a_row'
    | 'horse_rest';
  readonly message: string;
}

/** A shorter break is none, where the barn has not said how long a rest is. */
export const USUAL_REST = 30;
const MINUTE = 60_000;

export const minutesOf = ({ startsAt, endsAt, isAllday }: HorseLesson) =>
  isAllday ? 0 : Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE);

export const hasLimits = (limits: WorkLimits) =>
  [
    limits.mostLessonsADay,
    limits.mostMinutesADay,
    limits.mostInARow,
    limits.restMinutes,
    limits.offFrom,
    limits.offUntil,
  ].some((limit) => limit !== null) || limits.daysOff.length > 0;

type TimeOff = Pick<WorkLimits, 'offFrom' | 'offUntil' | 'offReason'>;

/** From its first day, or since ever, until the day before it works again, or until further notice. */
export const isOffWork = ({ offFrom, offUntil }: TimeOff, date: string) =>
  (offFrom !== null || offUntil !== null) &&
  (offFrom === null || date >= offFrom) &&
  (offUntil === null || date < offUntil);

/** `off work until Thu 3 Dec (lame)` */
export const offWords = ({ offUntil, offReason }: Omit<TimeOff, 'offFrom'>) =>
  `off work ${offUntil === null ? 'until further notice' : `until ${dayOf(offUntil).toFormat('ccc d LLL')}`}${
    offReason === null ? '' : ` (${offReason})`
  }`;

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en');

/** The lessons without a rest between them of which this is one. */
function rowAround(lesson: HorseLesson, day: readonly HorseLesson[], rest: number): HorseLesson[] {
  const timed = day
    .filter(({ isAllday }) => !isAllday)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.lessonId.localeCompare(b.lessonId));
  const rows: HorseLesson[][] = [];
  let ends = -Infinity;
  for (const next of timed) {
    const row = rows.at(-1);
    if (row && next.startsAt.getTime() - ends < rest * MINUTE) row.push(next);
    else rows.push([next]);
    ends = Math.max(ends, next.endsAt.getTime());
  }
  return rows.find((row) => row.some(({ lessonId }) => lessonId === lesson.lessonId)) ?? [];
}

interface Day {
  readonly name: string;
  readonly limits: WorkLimits;
  readonly date: string;
  /** Everything the horse does that day, the lesson among it. */
  readonly lessons: readonly HorseLesson[];
}

/** Which limits the horse would pass on a day by going in this lesson; none unless the barn has set some. */
export function breaches(lesson: HorseLesson, { name, limits, date, lessons }: Day): Breach[] {
  const day = dayOf(date);
  const on = () => day.toFormat('ccc d LLL');
  const { mostLessonsADay, mostMinutesADay, mostInARow, restMinutes, daysOff } = limits;
  const minutes = lessons.reduce((sum, one) => sum + minutesOf(one), 0);
  const row = rowAround(lesson, lessons, restMinutes ?? USUAL_REST).length;
  const told: (Breach | false)[] = [
    isOffWork(limits, date) && { code: 'horse_off_until', message: `${name} is ${offWords(limits)}` },
    daysOff.includes(day.weekday) && {
      code: 'horse_day_off',
      message: `${name} has a day off on ${day.toFormat('cccc')}s: ${on()}`,
    },
    mostLessonsADay !== null &&
      lessons.length > mostLessonsADay && {
        code: 'horse_lessons_a_day',
        message: `${name} would go in ${lessons.length} lessons on ${on()}; its limit is ${mostLessonsADay}`,
      },
    mostMinutesADay !== null &&
      minutes > mostMinutesADay && {
        code: 'horse_minutes_a_day',
        message: `${name} would work ${minutes} minutes on ${on()}; its limit is ${mostMinutesADay}`,
      },
    mostInARow !== null &&
      row > mostInARow && {
        code: 'horse_in_a_row',
        message: `${name} would go in ${row} lessons in a row on ${on()}; its limit is ${mostInARow}`,
      },
    mostInARow === null &&
      restMinutes !== null &&
      row > 1 && {
        code: 'horse_rest',
        message: `${name} would have less than ${restMinutes} minutes’ rest between lessons on ${on()}`,
      },
  ];
  return told.filter((breach) => breach !== false);
}
