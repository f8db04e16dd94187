import { busyBarn, kindOf, type Kind } from '../support/busy-barn.js';
import type { TestApp } from '../support/test-app.js';
import type { IdsFor } from './largest-input.js';

const [RIDERS, HORSES] = [12, 30];
/** Of daily lessons with long notes, more of which go into half a year than one answer may hold. */
const [SERIES, EACH] = [2, 230];
const LONG_NOTE = 'x'.repeat(5000);
/** Of daily lessons with riders: with those above, more than a call may name. */
const [FULL_SERIES, FULL_EACH, FULL_RIDERS] = [4, 390, 3];
/** Names that mean something else elsewhere. */
const ALSO: Readonly<Record<string, Kind>> = { staff: 'instructor', task: 'task', students: 'student' };

/** A barn in which everything has happened, and more than fits into one answer. */
export async function bigBarn(app: TestApp) {
  const barn = await busyBarn(app, 'Bigwood');
  const { studentIds } = await barn.newFamily({ students: RIDERS });
  const horses: string[] = [];
  for (let n = 0; n < HORSES; n++) horses.push(await barn.newHorse(`Horse ${n}`));
  const series = async (start: string, repeat_count: number, more: object) => {
    const asked = { section_id: barn.ids.section, start, period: 'days', endtype: 'after', repeat_count, ...more };
    const { status, body } = await app.call(barn.admin, 'POST', 'lessons/createRecurringLesson', asked);
    if (status !== 200) throw new Error(`A series was refused with ${status}: ${body.message}`);
  };
  for (let n = 0; n < SERIES; n++) await series(`2026-11-21 0${8 + n}:00`, EACH, { lesson_notes: LONG_NOTE });
  const students = studentIds.slice(0, FULL_RIDERS);
  for (let n = 0; n < FULL_SERIES; n++) await series(`2027-11-21 1${n}:00`, FULL_EACH, { students });
  const lessons = await lessonsOf(barn);
  // As the server does by itself a minute later: before it, it takes each table for one of a few rows.
  await app.owner`analyze`;
  const more: Partial<Record<Kind, readonly string[]>> = { student: studentIds, horse: horses, lesson: lessons };
  const idsFor: IdsFor = (path, field) => {
    const kind = ALSO[field] ?? kindOf(path, field);
    return kind === undefined ? [barn.newId()] : (more[kind] ?? [barn.ids[kind]]);
  };
  return { ...barn, studentIds, horses, idsFor };
}

/** The one in which everything has happened, and then those with most riders. */
async function lessonsOf({ ids, read }: Awaited<ReturnType<typeof busyBarn>>) {
  const rows = await read(
    (sql) => sql<{ id: string }[]>`
      select l.lesson_id as id from lesson l left join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
      group by l.lesson_id order by count(lp.lesson_id) desc, l.lesson_id`,
  );
  return [ids.lesson, ...rows.map(({ id }) => id).filter((id) => id !== ids.lesson)];
}

export type BigBarn = Awaited<ReturnType<typeof bigBarn>>;
