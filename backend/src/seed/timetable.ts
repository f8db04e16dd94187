import { PlanSeries } from '../modules/scheduling/commands/plan-series.js';
import { WEEKDAYS, type BarnFacts } from './facts.js';
import type { SeededRider } from './families.js';
import { idOf, type BarnIds } from './open-barn.js';
import { plusDays, type Seeder } from './seeder.js';

/** One weekly hour of the timetable, with those who come to it. */
export interface Slot {
  section: BarnFacts['sections'][number];
  weekday: number;
  start: string;
  /** In the series for good. */
  regulars: SeededRider[];
  /** Booked from week to week. */
  flexible: SeededRider[];
  lessonIds: string[];
}

const suits = (section: BarnFacts['sections'][number], { age }: SeededRider) => {
  if (section.key.startsWith('little')) return age <= 6;
  if (section.key.startsWith('adult')) return age >= 18;
  return age > 6 || section.kind !== 'group';
};

/** Who rides when: nobody twice on a day, the demo's own riders where their facts say. */
export function assignRiders(
  facts: BarnFacts,
  riders: readonly SeededRider[],
  shuffled: (riders: readonly SeededRider[]) => SeededRider[],
): Slot[] {
  const taken = new Map<string, Set<number>>();
  const sections = new Map(facts.sections.map((section) => [section.key, section]));
  const slots = facts.timetable.map(({ weekday, start, section: key, riders: usual }) => {
    const section = sections.get(key);
    if (!section) throw new Error(`The timetable names ${key}, which is no section.`);
    const slot: Slot = {
      section,
      weekday: WEEKDAYS.indexOf(weekday),
      start,
      regulars: [],
      flexible: [],
      lessonIds: [],
    };
    return { slot, usual: Math.min(usual, section.maxRiders) };
  });
  const seat = ({ slot }: (typeof slots)[number], rider: SeededRider) => {
    taken.set(rider.studentId, (taken.get(rider.studentId) ?? new Set<number>()).add(slot.weekday));
    (rider.isRegular ? slot.regulars : slot.flexible).push(rider);
  };
  for (const rider of riders.filter(({ wants }) => wants))
    for (const key of rider.wants?.sections ?? []) {
      const found = slots.find(
        ({ slot, usual }) =>
          slot.section.key === key &&
          slot.regulars.length + slot.flexible.length < usual &&
          !taken.get(rider.studentId)?.has(slot.weekday) &&
          (key !== rider.wants?.sections[0] || WEEKDAYS[slot.weekday] === rider.wants.weekday),
      );
      if (found) seat(found, rider);
    }
  const queue = shuffled(riders.filter(({ wants }) => !wants));
  for (const entry of slots) {
    const { slot, usual } = entry;
    const fewest = (rider: SeededRider) => taken.get(rider.studentId)?.size ?? 0;
    const candidates = queue
      .filter(
        (rider) => suits(slot.section, rider) && !taken.get(rider.studentId)?.has(slot.weekday) && fewest(rider) < 3,
      )
      .sort((a, b) => fewest(a) - fewest(b));
    for (const rider of candidates.slice(0, Math.max(0, usual - slot.regulars.length - slot.flexible.length)))
      seat(entry, rider);
  }
  return slots.map(({ slot }) => slot);
}

/** Plans each hour of the timetable as a weekly series over the whole time. */
export async function planTimetable(seeder: Seeder, facts: BarnFacts, ids: BarnIds, slots: Slot[]) {
  const { weeksBehind, weeksAhead } = facts.size;
  for (const [i, slot] of slots.entries()) {
    const entry = facts.timetable[i];
    if (!entry) continue;
    const firstDate = seeder.day(-weeksBehind, slot.weekday);
    const planned = await seeder.run(PlanSeries, {
      sectionId: idOf(ids.sections, slot.section.key),
      instructorId: idOf(ids.instructors, entry.instructor),
      locationId: idOf(ids.locations, entry.location),
      start: { date: firstDate, time: slot.start },
      studentIds: slot.regulars.map(({ studentId }) => studentId),
      horseIds: [],
      extraStaff: [],
      notify: false,
      recurrence: {
        frequency: 1,
        period: 'weeks',
        end: { type: 'on_date', date: plusDays(firstDate, 7 * (weeksBehind + weeksAhead)) },
      },
    });
    slot.lessonIds = [...planned];
  }
}
