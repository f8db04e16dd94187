import { SetWeeklyHours } from '../modules/people/commands/set-weekly-hours.js';
import { WEEKDAYS, type BarnFacts } from './facts.js';
import { idOf, type BarnIds } from './open-barn.js';
import type { Seeder } from './seeder.js';

interface Taught {
  staff: string;
  /** Monday is 1. */
  weekday: number;
  /** Whole hours. */
  from: number;
  until: number;
}

const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;

/** Who teaches or helps in which hours of the timetable. */
const taught = ({ timetable, sections }: BarnFacts): Taught[] =>
  timetable.flatMap(({ weekday, start, section, instructor, extra = [] }) => {
    const [hours = 0, minutes = 0] = start.split(':').map(Number);
    const length = sections.find(({ key }) => key === section)?.duration ?? 60;
    const span = { from: hours, until: Math.ceil((hours * 60 + minutes + length) / 60) };
    return [instructor, ...extra.map(({ staff }) => staff)].map((staff) => ({
      staff,
      weekday: WEEKDAYS.indexOf(weekday) + 1,
      ...span,
    }));
  });

/** Everybody works on the days of the timetable that name them, from their first lesson of it to the last. */
export async function noteStaffHours(seeder: Seeder, facts: BarnFacts, ids: BarnIds) {
  const all = taught(facts);
  const inputs = [...new Set(all.map(({ staff }) => staff))].map((staff) => ({
    instructorId: idOf(ids.staff, staff),
    hours: WEEKDAYS.flatMap((_, at) => {
      const day = all.filter((one) => one.staff === staff && one.weekday === at + 1);
      if (day.length === 0) return [];
      const [first, last] = [Math.min(...day.map(({ from }) => from)), Math.max(...day.map(({ until }) => until))];
      return [{ weekday: at + 1, from: hour(first), until: hour(last) }];
    }),
  }));
  await seeder.runAll(SetWeeklyHours, inputs);
}
