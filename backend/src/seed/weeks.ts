import { AssignHorse } from '../modules/enrollment/commands/assign-horse.js';
import { EnrolStudent } from '../modules/enrollment/commands/enrol-student.js';
import { CompleteLesson } from '../modules/scheduling/commands/complete-lesson.js';
import { NoteLesson } from '../modules/scheduling/commands/note-lesson.js';
import { callOffLessons, missLessons } from './absences.js';
import { phrases } from './facts.js';
import { grouped } from './grouped.js';
import { matchHorses, type Ride } from './horse-match.js';
import type { BarnIds } from './open-barn.js';
import { placesOf, type Place } from './places.js';
import type { SeededRider } from './riders.js';
import { plusDays, type Seeder } from './seeder.js';
import { tickOffCash } from './shop.js';
import type { Slot } from './timetable.js';

/** Horses were recorded for so many past weeks. */
const HORSE_WEEKS = 8;
const LESSON_NOTES = phrases().lessons;

export interface Life {
  ids: BarnIds;
  slots: readonly Slot[];
  riders: ReadonlyMap<string, SeededRider>;
}

export async function liveWeek(seeder: Seeder, life: Life, week: number) {
  await bookWeek(seeder, life, week);
  await useMakeups(seeder, life, week);
  const places = await placesOf(seeder, week);
  if (week >= -HORSE_WEEKS && week <= 1) await giveHorses(seeder, life, places, week);
  await missLessons(seeder, life, places, week);
  await callOffLessons(seeder, places, week);
  if (week >= -HORSE_WEEKS && week <= 1) await noteLessons(seeder, places, week);
  if (week <= 0) await holdLessons(seeder, week);
  if (week <= 0) await tickOffCash(seeder, week);
}

/** In coming weeks only a lesson or two. */
async function bookWeek(seeder: Seeder, { slots }: Life, week: number) {
  const { random } = seeder.tools;
  const bookings = slots.flatMap((slot) =>
    slot.flexible.flatMap(({ studentId }) => {
      const lessonId = slot.lessons.get(week);
      return lessonId && (week < 2 ? random.chance(0.92) : random.chance(0.5)) ? [{ lessonId, studentId }] : [];
    }),
  );
  seeder.at(seeder.day(week - 1, 4), '20:15');
  await seeder.runAll(EnrolStudent, bookings);
}

/** In a free place of the rider's own class, on a day without another lesson. */
async function useMakeups(seeder: Seeder, { slots, riders }: Life, week: number) {
  const { random } = seeder.tools;
  const open = await seeder.ask<
    { package_id: string; student_id: string; section_id: string; first: string; last: string }[]
  >(
    (sql) => sql`
    select p.package_id, p.student_id, l.section_id, p.start_date as first, p.expiry_date as last
    from package p
      join lesson_person lp on lp.farm_id = p.farm_id and lp.lesson_person_id = p.issued_for
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where p.farm_id = ${seeder.farmId} and p.kind = 'makeup' and p.used < p.start_count and p.expiry_date >= ${seeder.day(week)}
    order by p.expiry_date, p.created_at, p.student_id, l.starts_at`,
  );
  if (open.length === 0) return;
  const places = await placesOf(seeder, week);
  const sectionIds = new Map(places.map((place) => [place.lesson_id, place.section_id]));
  const taken = grouped(places, (place) => place.lesson_id);
  const busy = new Set(places.map((place) => `${place.student_id} ${place.scheduled_date}`));
  const booked = new Map<string, number>();
  seeder.at(seeder.day(week - 1, 6), '18:30');
  for (const { package_id: makeupId, student_id: studentId, section_id, first, last } of open) {
    if (!riders.has(studentId) || riders.get(studentId)?.wants || random.chance(0.35)) continue;
    const found = slots.find((slot) => {
      const lessonId = slot.lessons.get(week) ?? '';
      const date = seeder.day(week, slot.weekday);
      const free = slot.section.maxRiders - (taken.get(lessonId)?.length ?? 0) - (booked.get(lessonId) ?? 0);
      return (
        sectionIds.get(lessonId) === section_id &&
        free > 0 &&
        first <= date &&
        date <= last &&
        !busy.has(`${studentId} ${date}`)
      );
    });
    const lessonId = found?.lessons.get(week);
    if (!found || !lessonId) continue;
    busy.add(`${studentId} ${seeder.day(week, found.weekday)}`);
    booked.set(lessonId, (booked.get(lessonId) ?? 0) + 1);
    await seeder.run(EnrolStudent, { lessonId, studentId, useMakeup: true, makeupId });
  }
}

/** From today on, some riders still have no horse; in classes that are half theory, half of the riders need one. */
async function giveHorses(seeder: Seeder, { ids, riders, slots }: Life, places: readonly Place[], week: number) {
  const { random } = seeder.tools;
  const today = seeder.today();
  const slotOf = new Map(slots.map((slot) => [slot.lessons.get(week), slot]));
  const rides = places.flatMap((place, n): (Ride & { date: string })[] => {
    const rider = riders.get(place.student_id);
    const { mounted = 1 } = slotOf.get(place.lesson_id)?.section ?? {};
    const { scheduled_date: date, start_time: start, end_time: end, lesson_person_id: lessonPersonId } = place;
    if (!rider || (date >= today && random.chance(date === today ? 0.12 : 0.4))) return [];
    return mounted === 1 || (n + week) % 2 === 0 ? [{ lessonPersonId, date, start, end, rider }] : [];
  });
  for (const [date, some] of grouped(rides, (ride) => ride.date)) {
    seeder.at(plusDays(date, -1), '18:00');
    await seeder.runAll(AssignHorse, matchHorses(some, ids.horses));
  }
}

async function noteLessons(seeder: Seeder, places: readonly Place[], week: number) {
  const { random } = seeder.tools;
  const lessons = new Set(places.map((place) => place.lesson_id));
  seeder.at(seeder.day(week - 1, 6), '19:00');
  await seeder.runAll(
    NoteLesson,
    [...lessons].filter(() => random.chance(0.12)).map((lessonId) => ({ lessonId, text: random.pick(LESSON_NOTES) })),
  );
}

async function holdLessons(seeder: Seeder, week: number) {
  const held = await seeder.ask<{ lesson_id: string; scheduled_date: string }[]>(
    (sql) => sql`
    select lesson_id, scheduled_date from lesson
    where farm_id = ${seeder.farmId} and not is_cancelled and ends_at < ${seeder.tools.now}
      and scheduled_date between ${seeder.day(week)} and ${seeder.day(week, 6)}
    order by ends_at, lesson_id`,
  );
  for (const [date, lessons] of grouped(held, (lesson) => lesson.scheduled_date)) {
    seeder.at(date, '21:45');
    await seeder.runAll(
      CompleteLesson,
      lessons.map((lesson) => ({ lessonId: lesson.lesson_id, code: 'COM' })),
    );
  }
}
