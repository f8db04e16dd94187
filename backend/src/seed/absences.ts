import { CancelStudent } from '../modules/enrollment/commands/cancel-student.js';
import { MarkAttendance } from '../modules/enrollment/commands/mark-attendance.js';
import { CancelLesson } from '../modules/scheduling/commands/cancel-lesson.js';
import type { Actor } from '../platform/tenancy/actor.js';
import { phrases } from './facts.js';
import type { Place } from './places.js';
import { plusDays, type Seeder } from './seeder.js';
import type { Life } from './weeks.js';

const REASONS = phrases().cancellations;

/** Shares of all places; the rest are ridden. */
const ABSENCES = [
  { share: 0.04, by: 'family' },
  { share: 0.022, by: 'office', action: 'CWM' },
  { share: 0.003, by: 'office', action: 'CWC' },
  { share: 0.003, by: 'office', action: 'CWR' },
  { share: 0.004, by: 'late family' },
  { share: 0.008, by: 'arena', action: 'CNS' },
  { share: 0.006, by: 'arena', action: 'CLC' },
] as const;

const family = (place: Place): Actor => ({
  loginId: place.account_id,
  userType: 'STU',
  personId: place.account_id,
  permissions: new Set(),
});

function absenceOf(drawn: number) {
  let sum = 0;
  return ABSENCES.find(({ share }) => (sum += share) > drawn);
}

/** Money goes back only if the package had been paid. */
export async function missLessons(seeder: Seeder, { riders }: Life, places: readonly Place[], week: number) {
  const { random } = seeder.tools;
  const today = seeder.today();
  const isIll = await missOnce(seeder, { riders }, places, week);
  for (const place of places) {
    const { lesson_person_id: lessonPersonId, scheduled_date: date } = place;
    const absence = absenceOf(random.next());
    const note = random.chance(0.5) ? random.pick(REASONS) : undefined;
    const days = random.between(2, 5);
    if (!absence || place === isIll || riders.get(place.student_id)?.wants) continue;
    if (absence.by === 'arena' || absence.by === 'late family') {
      if (!place.has_ended) continue;
      seeder.at(date, absence.by === 'arena' ? '21:30' : '06:50');
      if (absence.by === 'arena') await seeder.run(MarkAttendance, { lessonPersonId, code: absence.action });
      else await seeder.run(CancelStudent, { lessonPersonId, note }, family(place));
      continue;
    }
    const called = plusDays(date, -days);
    // Absences that would be announced after today are left out.
    if (called > today || (date <= today && !place.has_ended)) continue;
    seeder.at(called, '19:40');
    if (absence.by === 'family') await seeder.run(CancelStudent, { lessonPersonId, note }, family(place));
    else if (place.is_covered) await seeder.run(CancelStudent, { lessonPersonId, note, action: absence.action });
  }
}

/** The demo's flexible rider missed a lesson last week and has an unused makeup from it. */
async function missOnce(seeder: Seeder, { riders }: Pick<Life, 'riders'>, places: readonly Place[], week: number) {
  const missed = places.find((place) => {
    const rider = riders.get(place.student_id);
    return week === -1 && rider?.wants && !rider.isRegular && place.is_covered;
  });
  if (!missed) return undefined;
  seeder.at(missed.scheduled_date, '08:10');
  await seeder.run(CancelStudent, {
    lessonPersonId: missed.lesson_person_id,
    action: 'CWM',
    note: 'Ill, called in the morning',
  });
  return missed;
}

const OUTSIDE = /outdoor|common|ring/i;

/** Every third week, last week included: rain closes an outdoor ring for a day, or an instructor is ill. */
export async function callOffLessons(seeder: Seeder, places: readonly Place[], week: number) {
  if (week % 3 !== -1) return;
  const { random } = seeder.tools;
  const isWeather = week % 2 === 0;
  const possible = places.filter((place) => !isWeather || OUTSIDE.test(place.location_name));
  const [unlucky] = random.shuffled(possible);
  const action = random.pick(['BCWM', 'BCWM', 'BCAP'] as const);
  if (!unlucky) return;
  const lost = possible.filter(
    (place) =>
      place.scheduled_date === unlucky.scheduled_date &&
      (isWeather ? place.location_name === unlucky.location_name : place.instructor_id === unlucky.instructor_id),
  );
  seeder.at(unlucky.scheduled_date, '07:30');
  for (const lessonId of new Set(lost.map((place) => place.lesson_id)))
    await seeder.run(CancelLesson, { lessonId, action, reason: isWeather ? 'WEA' : 'INS', dates: {}, notify: false });
}
