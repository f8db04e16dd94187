import { SetWeeklyHours } from '../modules/people/commands/set-weekly-hours.js';
import type { WeeklySpan } from '../modules/people/domain/weekly-hours.js';
import { WEEKDAYS, type BarnFacts } from './facts.js';
import { idOf, type BarnIds } from './open-barn.js';
import type { Seeder } from './seeder.js';

type Entry = BarnFacts['timetable'][number];

const endOf = ({ sections }: BarnFacts, { section, start }: Entry) => {
  const duration = sections.find(({ key }) => key === section)?.duration ?? 0;
  const end = Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)) + duration;
  return `${String(Math.ceil(end / 60)).padStart(2, '0')}:00`;
};

/** From the first lesson's hour to the end of the last one, on the days on which somebody teaches or helps. */
function hoursOf(facts: BarnFacts, staff: string): WeeklySpan[] {
  return WEEKDAYS.flatMap((weekday, index) => {
    const day = facts.timetable.filter((entry) => entry.weekday === weekday);
    const works = day.some(
      ({ instructor, extra = [] }) => instructor === staff || extra.some((one) => one.staff === staff),
    );
    const from = day.map(({ start }) => `${start.slice(0, 2)}:00`).toSorted()[0];
    const until = day
      .map((entry) => endOf(facts, entry))
      .toSorted()
      .at(-1);
    return works && from && until ? [{ weekday: index + 1, from, until }] : [];
  });
}

/** When the barn's staff usually work: whole lesson days, which its timetable keeps to. */
export async function setStaffHours(seeder: Seeder, facts: BarnFacts, ids: BarnIds) {
  for (const { key } of [...facts.instructors, ...facts.helpers]) {
    const hours = hoursOf(facts, key);
    if (hours.length > 0) await seeder.run(SetWeeklyHours, { instructorId: idOf(ids.staff, key), hours });
  }
}
