import { areAtOnce, type OccupiedLesson } from '../../scheduling/contracts.js';
import { awayDuring, type StaffTimes } from '../../enrollment/contracts.js';

/** Somebody who could teach. */
export interface StaffMember {
  readonly staffId: string;
  readonly name: string;
}

/** How many lessons of a section somebody has taught lately. */
export interface Taught {
  readonly staffId: string;
  readonly sectionId: string;
  readonly programId: string;
  readonly count: number;
}

export type LessonToCover = OccupiedLesson & {
  readonly instructorId: string | null;
  readonly sectionId: string;
  readonly programId: string;
};

export interface Around {
  readonly staff: readonly StaffMember[];
  /** Lessons under way meanwhile, with their instructors and helpers. */
  readonly others: readonly OccupiedLesson[];
  readonly times: StaffTimes;
  readonly taught: readonly Taught[];
  /** Lessons of a day, by `staffId` and date: `maya 2026-12-01`. */
  readonly thatDay: ReadonlyMap<string, number>;
}

export interface Proposal extends StaffMember {
  /** Lessons of the same section, lately. */
  readonly taughtSection: number;
  /** Lessons of the same program, lately, those of the section among them. */
  readonly taughtProgram: number;
  readonly lessonsThatDay: number;
}

const MOST_PROPOSED = 12;

/**
 * Who is free while the lesson is on: neither in another lesson nor off, nor at work at other hours only. Those who teach such lessons
 * come first, of the same section before those of the same program; of equals whoever has less to do that day.
 */
export function proposalsFor(lesson: LessonToCover, { staff, others, times, taught, thatDay }: Around): Proposal[] {
  const busy = new Set([
    ...others.filter((other) => areAtOnce(lesson, other)).flatMap(staffIn),
    ...awayDuring(lesson, times),
    ...staffIn(lesson),
    ...(lesson.instructorId ? [lesson.instructorId] : []),
  ]);
  return staff
    .filter(({ staffId }) => !busy.has(staffId))
    .map(({ staffId, name }): Proposal => {
      const theirs = taught.filter((one) => one.staffId === staffId && one.programId === lesson.programId);
      return {
        staffId,
        name,
        taughtSection: sumOf(theirs.filter(({ sectionId }) => sectionId === lesson.sectionId)),
        taughtProgram: sumOf(theirs),
        lessonsThatDay: thatDay.get(`${staffId} ${lesson.date}`) ?? 0,
      };
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        a.lessonsThatDay - b.lessonsThatDay ||
        b.taughtSection - a.taughtSection ||
        b.taughtProgram - a.taughtProgram ||
        a.name.localeCompare(b.name),
    )
    .slice(0, MOST_PROPOSED);
}

const staffIn = ({ uses }: OccupiedLesson) => uses.flatMap(({ kind, id }) => (kind === 'instructor' ? [id] : []));
const sumOf = (taught: readonly Taught[]) => taught.reduce((sum, { count }) => sum + count, 0);

function rank({ taughtSection, taughtProgram }: Proposal) {
  if (taughtSection > 0) return 0;
  return taughtProgram > 0 ? 1 : 2;
}
