import { PlanSeries } from '../modules/scheduling/commands/plan-series.js';
import { closedDays } from './closures.js';
import { WEEKDAYS, type BarnFacts } from './facts.js';
import { idOf, type BarnIds } from './open-barn.js';
import type { SeededRider } from './riders.js';
import { plusDays, type Seeder } from './seeder.js';

export interface Slot {
  section: BarnFacts['sections'][number];
  entry: BarnFacts['timetable'][number];
  weekday: number;
  /** In the whole series. */
  regulars: SeededRider[];
  /** Booked week by week. */
  flexible: SeededRider[];
  /** By week relative to now; missing where the barn is closed. */
  lessons: Map<number, string>;
}

/** Children are at school in the morning, except for therapy classes. */
const isAtSchool = ({ age, level }: SeededRider, { entry, weekday }: Slot) =>
  age < 18 && level !== 'led' && weekday < 5 && entry.start < '15:00';
const suits = (slot: Slot, rider: SeededRider) => {
  const { ages, levels } = slot.section;
  return levels.includes(rider.level) && ages[0] <= rider.age && rider.age <= ages[1] && !isAtSchool(rider, slot);
};

/** Nobody rides twice on a day. */
export function assignRiders(
  facts: BarnFacts,
  riders: readonly SeededRider[],
  shuffled: (riders: readonly SeededRider[]) => SeededRider[],
): Slot[] {
  const taken = new Map<string, Set<number>>();
  const sections = new Map(facts.sections.map((section) => [section.key, section]));
  const slots = facts.timetable.map((entry): Slot => {
    const section = sections.get(entry.section);
    if (!section) throw new Error(`The timetable names ${entry.section}, which is no section.`);
    return { section, entry, weekday: WEEKDAYS.indexOf(entry.weekday), regulars: [], flexible: [], lessons: new Map() };
  });
  const room = ({ section, entry, regulars, flexible }: Slot) =>
    Math.max(0, Math.min(entry.riders, section.maxRiders) - regulars.length - flexible.length);
  const daysOf = ({ studentId }: SeededRider) => taken.get(studentId) ?? new Set<number>();
  const putInto = (slot: Slot, rider: SeededRider) => {
    taken.set(rider.studentId, daysOf(rider).add(slot.weekday));
    (rider.isRegular ? slot.regulars : slot.flexible).push(rider);
  };
  for (const rider of riders.filter(({ wants }) => wants))
    for (const key of rider.wants?.sections ?? []) {
      const found = slots.find(
        (slot) =>
          slot.section.key === key &&
          room(slot) > 0 &&
          !daysOf(rider).has(slot.weekday) &&
          (key !== rider.wants?.sections[0] || WEEKDAYS[slot.weekday] === rider.wants.weekday),
      );
      if (found) putInto(found, rider);
    }
  const queue = shuffled(riders.filter(({ wants }) => !wants));
  for (const slot of slots) {
    const candidates = queue
      .filter((rider) => suits(slot, rider) && !daysOf(rider).has(slot.weekday) && daysOf(rider).size < 3)
      .sort((a, b) => daysOf(a).size - daysOf(b).size);
    for (const rider of candidates.slice(0, room(slot))) putInto(slot, rider);
  }
  return slots;
}

/** Ranges of weeks without a closure on that weekday; each becomes a series. */
function openWeeks(seeder: Seeder, { size, closures }: BarnFacts, weekday: number) {
  const { weeksBehind, weeksAhead, weeksEnrolled } = size;
  const closed = closedDays(closures, seeder.day(-weeksBehind), seeder.day(weeksAhead, 6));
  const rows: { first: number; last: number }[] = [];
  for (let week = -weeksBehind; week <= weeksAhead; week++) {
    if (closed.has(seeder.day(week, weekday))) continue;
    const row = rows.at(-1);
    if (row?.last === week - 1 && week !== weeksEnrolled + 1) row.last = week;
    else rows.push({ first: week, last: week });
  }
  return rows;
}

/** One weekly series per hour and range. Places of the next session are given out later. */
export async function planTimetable(seeder: Seeder, facts: BarnFacts, ids: BarnIds, slots: readonly Slot[]) {
  for (const slot of slots) {
    const { entry, section, regulars, weekday } = slot;
    for (const { first, last } of openWeeks(seeder, facts, weekday)) {
      const isNext = first > facts.size.weeksEnrolled;
      const firstDate = seeder.day(first, weekday);
      const planned = await seeder.run(PlanSeries, {
        sectionId: idOf(ids.sections, section.key),
        instructorId: idOf(ids.staff, entry.instructor),
        locationId: idOf(ids.locations, entry.location),
        start: { date: firstDate, time: entry.start },
        studentIds: isNext ? [] : regulars.map(({ studentId }) => studentId),
        horseIds: [],
        extraStaff: (entry.extra ?? []).map(({ task, staff }) => ({
          taskId: idOf(ids.tasks, task),
          instructorId: idOf(ids.staff, staff),
        })),
        notify: false,
        recurrence: {
          frequency: 1,
          period: 'weeks',
          end: { type: 'on_date', date: plusDays(firstDate, 7 * (last - first)) },
        },
      });
      planned.forEach((lessonId, n) => slot.lessons.set(first + n, lessonId));
    }
  }
}
