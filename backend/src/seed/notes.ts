import { AddNote } from '../modules/notes/contracts.js';
import type { Actor } from '../platform/tenancy/actor.js';
import type { BarnIds } from './open-barn.js';
import { plusDays, type Seeder } from './seeder.js';

interface Written {
  text: string;
  daysAgo: number;
  time: string;
  isPrivate?: boolean;
  pin?: boolean;
}

const ABOUT_RIDERS: readonly Written[] = [
  { text: 'Canters on both leads now. Ready for the novice group.', daysAgo: 0, time: '10:20' },
  { text: 'Left a pair of gloves in the tack room.', daysAgo: 0, time: '17:05' },
  { text: 'Needs the mounting block: knee surgery in summer.', daysAgo: 3, time: '15:40', pin: true },
  { text: 'Grandmother collects on Tuesdays; she has a key to the gate.', daysAgo: 6, time: '09:15', isPrivate: true },
  { text: 'Was nervous after the fall, rode on the lunge and left smiling.', daysAgo: 9, time: '18:30' },
];
const ABOUT_HORSES: readonly Written[] = [
  { text: 'Farrier was here, all four. Next in six weeks.', daysAgo: 0, time: '08:10', pin: true },
  { text: 'A little stiff on the left rein. No jumping until Friday.', daysAgo: 0, time: '12:45' },
  { text: 'Vet: teeth done, nothing found.', daysAgo: 5, time: '14:00' },
];
const ABOUT_STAFF: readonly Written[] = [
  { text: 'First aid course booked for the spring.', daysAgo: 0, time: '08:40' },
  { text: 'Wants fewer evenings from January.', daysAgo: 12, time: '19:30', isPrivate: true },
];

/** The administrator, who has a name: who wrote a note stands beside it. */
async function administrator({ ask }: Seeder): Promise<Actor | undefined> {
  const [login] = await ask<{ login_id: string; person_id: string }[]>(
    (sql) => sql`select login_id, person_id from login where user_type = 'ADM' order by login_id limit 1`,
  );
  return login && { loginId: login.login_id, userType: 'ADM', personId: login.person_id, permissions: new Set() };
}

/** A few about riders, horses and staff, some of them today. */
export async function writeNotes(seeder: Seeder, { horses, staff }: BarnIds) {
  const author = await administrator(seeder);
  const riders = await seeder.ask<{ person_id: string }[]>(
    (sql) => sql`select person_id from student order by student_id limit ${ABOUT_RIDERS.length}`,
  );
  const people = await seeder.ask<{ person_id: string }[]>(
    (sql) => sql`
      select person_id from instructor where instructor_id = any(${[...staff.values()]}) order by instructor_id
      limit ${ABOUT_STAFF.length}`,
  );
  const write = async (subject: { personId: string } | { horseId: string }, note: Written | undefined) => {
    if (!note) return;
    const { text: notes, daysAgo, time, isPrivate = false, pin = false } = note;
    seeder.at(plusDays(seeder.today(), -daysAgo), time);
    await seeder.run(AddNote, { subject, notes, isPublic: !isPrivate, pin, sendEmail: false }, author);
  };
  for (const [n, { person_id: personId }] of riders.entries()) await write({ personId }, ABOUT_RIDERS[n]);
  for (const [n, { horseId }] of horses.slice(0, ABOUT_HORSES.length).entries())
    await write({ horseId }, ABOUT_HORSES[n]);
  for (const [n, { person_id: personId }] of people.entries()) await write({ personId }, ABOUT_STAFF[n]);
}
