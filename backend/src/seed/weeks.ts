import { AssignHorse } from '../modules/enrollment/commands/assign-horse.js';
import { CancelStudent } from '../modules/enrollment/commands/cancel-student.js';
import { EnrolStudent } from '../modules/enrollment/commands/enrol-student.js';
import { MarkAttendance } from '../modules/enrollment/commands/mark-attendance.js';
import { CancelLesson } from '../modules/scheduling/commands/cancel-lesson.js';
import { CompleteLesson } from '../modules/scheduling/commands/complete-lesson.js';
import { Refusal } from '../platform/errors/refusal.js';
import type { Actor } from '../platform/tenancy/actor.js';
import type { BarnIds } from './open-barn.js';
import { plusDays, type Seeder } from './seeder.js';
import type { Slot } from './timetable.js';

interface Place {
  lesson_person_id: string;
  lesson_id: string;
  student_id: string;
  account_id: string;
  scheduled_date: string;
  start_time: string;
  has_ended: boolean;
}
/** Weeks behind for which horses were noted; before that the day sheets are in a drawer. */
const HORSE_WEEKS = 8;
const BARN_CANCELS = [
  ['BCWM', 'WEA'],
  ['BCAP', 'WEA'],
  ['BCWM', 'INS'],
  ['BCNA', 'HOL'],
] as const;

const family = (place: Place): Actor => ({
  loginId: place.account_id,
  userType: 'STU',
  personId: place.account_id,
  permissions: new Set(),
});

/** A refusal is the barn saying no, as it does in life; anything else is a mistake of ours. */
async function ifAllowed(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** One week of the barn's life: who books, who cancels, who rides whom, what was held. */
export async function liveWeek(
  seeder: Seeder,
  ids: BarnIds,
  slots: readonly Slot[],
  week: number,
  weeksBehind: number,
) {
  await bookWeek(seeder, slots, week, weeksBehind);
  const places = await placesOf(seeder, week);
  if (week <= 1) await giveHorses(seeder, ids, places, week);
  await cancelSome(seeder, places, week);
  await holdLessons(seeder, week);
}

/** Those who book from week to week. Ahead, they have booked a lesson or two; whoever missed one uses the makeup first. */
async function bookWeek(seeder: Seeder, slots: readonly Slot[], week: number, weeksBehind: number) {
  const { random } = seeder.tools;
  const bookings = slots.flatMap((slot) =>
    slot.flexible.flatMap(({ studentId }) => {
      const lessonId = slot.lessonIds[week + weeksBehind];
      return lessonId && (week < 1 || random.chance(0.5)) ? [{ lessonId, studentId }] : [];
    }),
  );
  seeder.at(seeder.day(week - 1, 4), '20:15');
  const withMakeup = bookings.filter(() => random.chance(0.08));
  for (const booking of withMakeup) await ifAllowed(seeder.run(EnrolStudent, { ...booking, useMakeup: true }));
  await seeder.runAll(
    EnrolStudent,
    bookings.filter((booking) => !withMakeup.includes(booking)),
  );
}

const placesOf = ({ ask, day, farmId }: Seeder, week: number) =>
  ask<Place[]>(
    (sql) => sql`
  select lp.lesson_person_id, lp.lesson_id, lp.student_id, coalesce(p.billing_person_id, p.person_id) as account_id,
    l.scheduled_date, to_char(l.start_time, 'HH24:MI') as start_time, l.ends_at < now() as has_ended
  from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where lp.farm_id = ${farmId} and not lp.is_cancelled and not l.is_cancelled
    and l.scheduled_date between ${day(week)} and ${day(week, 6)}
  order by l.scheduled_date, l.start_time, lp.lesson_id, lp.student_id`,
  );

/** Horses for the day: not twice at one time, not more than three lessons a day. Today and later some riders still wait for theirs. */
async function giveHorses(seeder: Seeder, ids: BarnIds, places: readonly Place[], week: number) {
  const { random } = seeder.tools;
  if (week < -HORSE_WEEKS) return;
  const work = new Map<string, Set<string>>();
  const today = seeder.today();
  const rides = new Map<string, { lessonPersonId: string; horseId: string }[]>();
  for (const { lesson_person_id: lessonPersonId, scheduled_date: date, start_time } of places) {
    if (date >= today && random.chance(date === today ? 0.12 : 0.4)) continue;
    const hour = start_time.slice(0, 2);
    const horseId = random.shuffled(ids.horses).find((horse) => {
      const busy = work.get(`${horse} ${date}`);
      return !busy || (busy.size < 3 && !busy.has(hour));
    });
    if (!horseId) continue;
    const key = `${horseId} ${date}`;
    work.set(key, (work.get(key) ?? new Set()).add(hour));
    rides.set(date, [...(rides.get(date) ?? []), { lessonPersonId, horseId }]);
  }
  for (const [date, some] of rides) {
    seeder.at(plusDays(date, -1), '18:00');
    await seeder.runAll(AssignHorse, some);
  }
}

async function cancelSome(seeder: Seeder, places: readonly Place[], week: number) {
  const { random } = seeder.tools;
  for (const place of places) {
    const days = random.between(2, 5);
    seeder.at(plusDays(place.scheduled_date, -days), '19:40');
    const { lesson_person_id: lessonPersonId } = place;
    if (random.chance(0.045)) await ifAllowed(seeder.run(CancelStudent, { lessonPersonId }, family(place)));
    else if (random.chance(0.015)) await ifAllowed(seeder.run(CancelStudent, { lessonPersonId, action: 'CWM' }));
    else if (place.has_ended && random.chance(0.02)) {
      seeder.at(place.scheduled_date, '21:30');
      await ifAllowed(seeder.run(MarkAttendance, { lessonPersonId, code: random.pick(['CNS', 'CLC']) }));
    }
  }
  const [unlucky] = random.shuffled(places.filter((place) => place.scheduled_date !== seeder.today()));
  if (!unlucky || week > 1 || !random.chance(0.45)) return;
  const [action, reason] = random.pick(BARN_CANCELS);
  seeder.at(unlucky.scheduled_date, '07:30');
  await ifAllowed(seeder.run(CancelLesson, { lessonId: unlucky.lesson_id, action, reason, dates: {}, notify: false }));
}

/** A rider's latest lesson given up with a makeup, which nobody has used yet. */
export async function leaveMakeup(seeder: Seeder, studentId: string) {
  const [latest] = await seeder.ask<Pick<Place, 'lesson_person_id'>[]>(
    (sql) => sql`
    select lp.lesson_person_id
    from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = ${seeder.farmId} and lp.student_id = ${studentId} and not lp.is_cancelled
      and lp.package_id is not null and l.ends_at < ${seeder.tools.now}
    order by l.starts_at desc limit 1`,
  );
  if (latest)
    await ifAllowed(
      seeder.run(CancelStudent, {
        lessonPersonId: latest.lesson_person_id,
        action: 'CWM',
        note: 'Ill, called in the morning',
      }),
    );
}

async function holdLessons(seeder: Seeder, week: number) {
  if (week > 0) return;
  const held = await seeder.ask<{ lesson_id: string; scheduled_date: string }[]>(
    (sql) => sql`
    select lesson_id, scheduled_date from lesson
    where farm_id = ${seeder.farmId} and not is_cancelled and ends_at < ${seeder.tools.now}
      and scheduled_date between ${seeder.day(week)} and ${seeder.day(week, 6)}
    order by ends_at, lesson_id`,
  );
  for (const date of new Set(held.map((lesson) => lesson.scheduled_date))) {
    seeder.at(date, '21:45');
    await seeder.runAll(
      CompleteLesson,
      held
        .filter((lesson) => lesson.scheduled_date === date)
        .map((lesson) => ({ lessonId: lesson.lesson_id, code: 'COM' })),
    );
  }
}
